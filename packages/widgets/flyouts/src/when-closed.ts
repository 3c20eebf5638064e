import { sessionSignal } from "@quire/services/session";

/**
 * Calls `act` when a flyout is closed, so that a message does not repeat the flyout's confirmation. A closed flyout calls
 * it at once. It is not called after the flyout was removed, or after the user has changed.
 */
export function whenClosed(host: HTMLElement, act: () => void): void {
  const onPage = () => host.isConnected && act();
  if (host.hasAttribute("open"))
    host.addEventListener("quire-close", onPage, { once: true, signal: sessionSignal() });
  else onPage();
}
