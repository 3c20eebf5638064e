import { boxFor, ownWindow, windowFor } from "@quire/core";

/** How far a help box stands from what it explains, and from the edges of the window, in pixels (content-9.10). */
const OFFSET = 14;

type Side = "below" | "above" | "over";

/**
 * Puts a box below what it explains, above where there is no room below, or over what fills the window; the arrow
 * points there.
 */
function placeBox(box: HTMLElement, anchor: Element, covered: number): void {
  const around = boxFor(box, anchor);
  const { offsetWidth, offsetHeight } = box;
  const { width, height } = windowFor(box);
  const isRightToLeft = getComputedStyle(anchor).direction === "rtl";
  const wanted = isRightToLeft ? around.right - offsetWidth : around.left;
  const x = inside(wanted, 0, width - offsetWidth);
  const side = sideOf(around, offsetHeight, covered, height);
  const y = { below: around.bottom + OFFSET, above: around.top - OFFSET - offsetHeight, over: around.top }[
    side
  ];
  const half = Math.min(around.width, offsetWidth) / 2;
  const pointed = isRightToLeft ? around.right - half : around.left + half;
  box.dataset.side = side;
  box.style.setProperty("left", `${x}px`);
  box.style.setProperty("top", `${inside(y, covered, height - offsetHeight)}px`);
  box.style.setProperty("--_arrow", `${Math.max(20, Math.min(pointed - x, offsetWidth - 20))}px`);
}

function sideOf({ top, bottom }: DOMRect, height: number, covered: number, room: number): Side {
  if (bottom + 2 * OFFSET + height <= room) return "below";
  return top - 2 * OFFSET - height >= covered ? "above" : "over";
}

/** Never nearer than the offset to the edges of the window. */
const inside = (wanted: number, min: number, max: number) =>
  Math.max(min + OFFSET, Math.min(wanted, max - OFFSET));

/**
 * Keeps it there while the page moves under it.
 * @param covered how much of the window's top lies under the page's header, in pixels
 */
export function keepPlaced(box: HTMLElement, anchor: Element, covered: number, signal: AbortSignal): void {
  let frame = 0;
  const place = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => placeBox(box, anchor, covered));
  };
  placeBox(box, anchor, covered);
  const sizes = new ResizeObserver(place);
  for (const element of [box, anchor]) sizes.observe(element);
  ownWindow.addEventListener("scroll", place, { capture: true, passive: true, signal });
  ownWindow.addEventListener("resize", place, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
  });
}
