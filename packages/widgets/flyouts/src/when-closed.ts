import { sessionSignal } from "@quire/services/session";

/**
 * Does something once a flyout is closed, at once where it is: what the flyout confirms for a while, nobody else says
 * meanwhile. It is for this reader only.
 */
export function whenClosed(host: HTMLElement, act: () => void): void {
  if (host.hasAttribute("open"))
    host.addEventListener("quire-close", act, { once: true, signal: sessionSignal() });
  else act();
}
