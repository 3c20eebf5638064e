import { openModal, openPanels, ownDocument } from "@quire/core";
import { getModalAround, moveInto } from "@quire/core/frame";

/**
 * Keeps a panel on the top layer. While a modal of Quire or the page is open, its host moves into that modal, because
 * everything outside is inert or loses focus. When the signal aborts, the host returns to its place.
 * @returns a function that checks the place again
 */
export function keepUsable(host: HTMLElement, panel: HTMLElement, signal: AbortSignal): () => void {
  let inside: Element | undefined;
  let goHome: (() => void) | undefined;

  function move(modal: Element | undefined): void {
    goHome?.();
    goHome = modal && !modal.contains(host) ? moveInto(modal, host) : undefined;
    inside = modal;
  }
  function follow(): void {
    if (signal.aborted) return;
    const modal = openModal() ?? (inside?.checkVisibility() ? inside : modalWithFocus());
    if (modal !== inside) move(modal);
    if (host.isConnected && !panel.matches(":popover-open")) panel.showPopover();
  }

  /**
   * Returns the modal that has the keyboard focus, including a library's modal. A modal that was just hidden
   * may briefly count.
   */
  function modalWithFocus(): Element | undefined {
    const { activeElement } = document;
    const modal = activeElement ? getModalAround(activeElement) : undefined;
    return modal === inside && !panel.checkVisibility() ? undefined : modal;
  }

  const opened = new MutationObserver(follow);
  opened.observe(ownDocument.documentElement, { attributeFilter: ["open"], subtree: true });
  // A modal that a library hides also hides the panel.
  const hidden = new ResizeObserver(() => requestAnimationFrame(follow));
  hidden.observe(panel);
  const { watchers } = openPanels();
  watchers.add(follow);
  const end = () => {
    watchers.delete(follow);
    opened.disconnect();
    hidden.disconnect();
    if (panel.matches(":popover-open")) panel.hidePopover();
    move(undefined);
  };
  signal.addEventListener("abort", end, { once: true });
  follow();
  return follow;
}
