import { ownDocument, pageSingleton } from "@quire/core";
import { setFootRoom } from "./foot-room.js";

/** How much of the window's foot each panel that lies there covers, in px. */
const covered = () => pageSingleton("covered-foot", () => new Map<Element, number>());

/**
 * As long as a panel lies at the window's foot, what gets the focus, or is scrolled to, comes to rest above it: the
 * page's scroll padding says so to the browser. The page's last line does too, by room below it.
 * @returns measures anew, after the panel was put elsewhere
 */
export function coverFoot(panel: HTMLElement, signal: AbortSignal): () => void {
  const tell = (height: number) => {
    covered().set(panel, height);
    const most = Math.max(0, ...covered().values());
    ownDocument.documentElement.style.scrollPaddingBlockEnd = most > 0 ? `${most}px` : "";
    setFootRoom(most);
  };
  // Its place, not where it is on its way there. Where a style of its own has raised it, it is at the foot no more.
  const bottom = () => Number.parseFloat(getComputedStyle(panel).bottom) || 0;
  const measure = () => {
    if (!signal.aborted) tell(panel.style.bottom ? 0 : panel.offsetHeight + bottom());
  };
  const observer = new ResizeObserver(measure);
  observer.observe(panel);
  const end = () => {
    observer.disconnect();
    tell(0);
    covered().delete(panel);
  };
  signal.addEventListener("abort", end, { once: true });
  return measure;
}
