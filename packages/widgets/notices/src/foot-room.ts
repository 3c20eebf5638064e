import { ownDocument, ownWindow, pageSingleton } from "@quire/core";
import { makeElement } from "@quire/element";

/** Room below all that is on the page, and whether it is still wanted. */
const footRoom = () =>
  pageSingleton("foot-room", () => ({
    element: makeElement("div", { "aria-hidden": "true" }),
    isWanted: false,
  }));

/**
 * Room at the page's end: what a panel covers there can be scrolled clear of it. A page that does not scroll gets none:
 * with a scrollbar all of it would shift.
 * @param height in px; 0: it goes, but not from under what the reader has scrolled to
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
