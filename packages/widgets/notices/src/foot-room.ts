import { ownDocument, ownWindow, pageSingleton } from "@quire/core";
import { makeElement } from "@quire/element";

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
export function setFootRoom(height: number): void {
  const room = footRoom();
  const { documentElement: page, body } = ownDocument;
  room.isWanted = height > 0;
  if (room.isWanted && !room.element.isConnected && page.scrollHeight > page.clientHeight) {
    body.append(room.element);
  }
  if (room.isWanted) room.element.style.blockSize = `${height}px`;
  else leave();
}

function leave(): void {
  const { element, isWanted } = footRoom();
  if (isWanted || !element.isConnected) return;
  const isSeen = element.getBoundingClientRect().top < ownDocument.documentElement.clientHeight;
  if (isSeen) ownWindow.addEventListener("scroll", leave, { once: true, passive: true });
  else element.remove();
}
