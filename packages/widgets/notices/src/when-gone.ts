/** Tells when a host has been thrown away before its element was defined: a moved one is back by then. */
export function whenGone(host: HTMLElement, tell: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    if (!host.isConnected) tell();
  });
  observer.observe(host.getRootNode(), { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
