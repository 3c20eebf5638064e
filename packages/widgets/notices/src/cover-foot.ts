import { ownDocument, ownWindow, pageSingleton } from "@quire/core";
import { makeElement } from "@quire/element";

/** Height in pixels that each panel covers at the bottom of the window. */
const getCovered = () => pageSingleton("covered-foot", () => new Map<Element, number>());

/**
 * Keeps focused and scrolled-to elements above a panel at the bottom of the window, by the page's scroll
 * padding. Extra space at the end of the page does the same for its last line.
 * @returns a function that measures again, after the panel has moved
 */
export function coverFoot(panel: HTMLElement, signal: AbortSignal): () => void {
  const setCovered = (height: number) => {
    getCovered().set(panel, height);
    const most = Math.max(0, ...getCovered().values());
    ownDocument.documentElement.style.scrollPaddingBlockEnd = most > 0 ? `${most}px` : "";
    setFootRoom(most);
  };
  // Reads the final position, not one during an animation. A panel with an inline `bottom` is not at the
  // bottom.
  const bottom = () => Number.parseFloat(getComputedStyle(panel).bottom) || 0;
  const measure = () => {
    if (!signal.aborted) setCovered(panel.style.bottom ? 0 : panel.offsetHeight + bottom());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  const end = () => {
    observer.disconnect();
    setCovered(0);
    getCovered().delete(panel);
  };
  signal.addEventListener("abort", end, { once: true });
  return measure;
}

/** Returns the added space below the page's content, and its state. */
const footRoom = () =>
  pageSingleton("foot-room", () => ({
    element: makeElement("div", { "aria-hidden": "true" }),
    isWanted: false,
  }));

/**
 * Adds space at the end of the page, so that covered content can be scrolled into view. A page that does not
 * scroll gets none, because a scroll bar would shift it.
 * @param height pixels. 0 removes the space, but not while the user has scrolled to it
 */
function setFootRoom(height: number): void {
  const room = footRoom();
  const { documentElement: page, body } = ownDocument;
  room.isWanted = height > 0;
  if (room.isWanted && !room.element.isConnected && page.scrollHeight > page.clientHeight) {
    body.append(room.element);
  }
  if (room.isWanted) room.element.style.blockSize = `${height}px`;
  else removeRoom();
}

function removeRoom(): void {
  const { element, isWanted } = footRoom();
  if (isWanted || !element.isConnected) return;
  const isSeen = element.getBoundingClientRect().top < ownDocument.documentElement.clientHeight;
  if (isSeen) ownWindow.addEventListener("scroll", removeRoom, { once: true, passive: true });
  else element.remove();
}
