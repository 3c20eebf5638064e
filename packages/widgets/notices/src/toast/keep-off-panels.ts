import { getWindowFor, openPanels } from "@quire/core";

/** Distance between the notice and a panel in px. */
const GAP = 12;
/** Smallest width next to a panel in px, if the text needs more. */
const MIN_WIDTH_PX = 280;

/**
 * Keeps a notice at the bottom of the window from covering open panels. It moves next to a panel if there is
 * space. Otherwise it moves above a sheet, or below a panel, whose height is reduced.
 * @param placed called after each placement
 */
export function keepOffPanels(notice: HTMLElement, placed: () => void, signal: AbortSignal): void {
  const { open, watchers } = openPanels();
  const place = () => {
    if (signal.aborted) return;
    takeBack(notice);
    const panel = [...open.values()].find((one) => isCovered(one, notice));
    if (panel) moveOff(notice, panel, signal);
    placed();
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(place));
  const watch = () => {
    observer.disconnect();
    for (const one of [notice, ...open.values()]) observer.observe(one);
  };
  const end = () => {
    watchers.delete(watch);
    observer.disconnect();
    takeBack(notice);
  };
  watchers.add(watch);
  signal.addEventListener("abort", end, { once: true });
  watch();
  place();
}

/** Compares the final positions, not those during an animation. */
function isCovered(panel: HTMLElement, notice: HTMLElement): boolean {
  const box = getEdges(panel);
  const own = getEdges(notice);
  const isBeside = own.left >= box.right + GAP || own.right <= box.left - GAP;
  return panel.offsetHeight > 0 && !isBeside && own.top < box.bottom + GAP;
}

function moveOff(notice: HTMLElement, panel: HTMLElement, signal: AbortSignal): void {
  const { left, right, top, bottom } = getEdges(panel);
  const { width, height } = getWindowFor(notice);
  const isLeftSideWider = left >= width - right;
  const room = (isLeftSideWider ? left : width - right) - 2 * GAP;
  if (room >= Math.min(notice.offsetWidth, MIN_WIDTH_PX)) {
    notice.style.maxInlineSize = `${room}px`;
    notice.style.setProperty(
      isLeftSideWider ? "right" : "left",
      `${isLeftSideWider ? width - left : right}px`,
    );
    return;
  }
  const isSheet = bottom >= height - 1;
  const free = isSheet ? height - notice.offsetHeight - 2 * GAP : getEdges(notice).top - GAP - top;
  panel.style.setProperty("--_free", `${free}px`);
  signal.addEventListener("abort", () => panel.style.removeProperty("--_free"), { once: true });
  if (isSheet) notice.style.bottom = `${height - panel.offsetTop + GAP}px`;
}

function takeBack({ style }: HTMLElement): void {
  for (const name of ["left", "right", "bottom", "max-inline-size"]) style.removeProperty(name);
}

const getEdges = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement) => ({
  left: offsetLeft,
  right: offsetLeft + offsetWidth,
  top: offsetTop,
  bottom: offsetTop + offsetHeight,
});
