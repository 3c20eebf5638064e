import { sessionSignal } from "@quire/services/session";

/**
 * Does something once a flyout is closed, at once where it is, and not where it has been taken off the page: what the
 * flyout confirms for a while, nobody else says meanwhile. It is for this reader only.
 */
export function whenClosed(host: HTMLElement, act: () => void): void {
  const onPage = () => host.isConnected && act();
  if (host.hasAttribute("open"))
    host.addEventListener("quire-close", onPage, { once: true, signal: sessionSignal() });
  else onPage();
}
