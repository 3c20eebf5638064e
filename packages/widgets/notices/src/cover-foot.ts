import { ownDocument, pageSingleton } from "@quire/core";
import { setFootRoom } from "./foot-room.js";

/** Height in pixels that each panel covers at the bottom of the window. */
const getCovered = () => pageSingleton("covered-foot", () => new Map<Element, number>());

/**
 * Keeps focused and scrolled-to elements above a panel at the bottom of the window, by the page's scroll
 * padding. Extra space at the end of the page does the same for its last line.
 * @returns a function that measures again, after the panel has moved
 */
export function coverFoot(panel: HTMLElement, signal: AbortSignal): () => void {
  const tell = (height: number) => {
    getCovered().set(panel, height);
    const most = Math.max(0, ...getCovered().values());
    ownDocument.documentElement.style.scrollPaddingBlockEnd = most > 0 ? `${most}px` : "";
    setFootRoom(most);
  };
  // Reads the final position, not one during an animation. A panel with an inline `bottom` is not at the
  // bottom.
  const bottom = () => Number.parseFloat(getComputedStyle(panel).bottom) || 0;
  const measure = () => {
    if (!signal.aborted) tell(panel.style.bottom ? 0 : panel.offsetHeight + bottom());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  const end = () => {
    observer.disconnect();
    tell(0);
    getCovered().delete(panel);
  };
  signal.addEventListener("abort", end, { once: true });
  return measure;
}
