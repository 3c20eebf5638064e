import { getBoxFor, getWindowFor, ownDocument, ownWindow } from "@quire/core";
import { coversFocus } from "./keep-clear.js";

/** Distance in pixels from the explained element and from the edges of the window (content-9.10). */
const OFFSET = 14;

/** Headings, which the box never covers. */
const HEADLINES = "h1, h2, h3";

const ORDER = ["below", "above", "right", "left"] as const;

type Side = (typeof ORDER)[number] | "over";

/**
 * Places a box below, above or next to the explained element, or over an element that fills the window. It avoids sides
 * where it would cover a headline, and hides if no side is left. The arrow points to the explained element.
 */
function placeBox(box: HTMLElement, anchor: Element, covered: number): void {
  const around = getBoxFor(box, anchor);
  const { offsetWidth, offsetHeight } = box;
  const { width, height } = getWindowFor(box);
  const isRightToLeft = getComputedStyle(anchor).direction === "rtl";
  const x = inside(isRightToLeft ? around.right - offsetWidth : around.left, 0, width - offsetWidth);
  const y = inside(around.top, covered, height - offsetHeight);
  const sides: Record<Side, Corner> = {
    below: { x, y: around.bottom + OFFSET },
    right: { x: around.right + OFFSET, y },
    left: { x: around.left - OFFSET - offsetWidth, y },
    above: { x, y: around.top - OFFSET - offsetHeight },
    over: { x, y },
  };
  const fits = ({ x, y }: Corner) =>
    inside(x, 0, width - offsetWidth) === x && inside(y, covered, height - offsetHeight) === y;
  const headlines = [...ownDocument.querySelectorAll(HEADLINES)].map((one) => getBoxFor(box, getWords(one)));
  const isClear = ({ x, y }: Corner) =>
    headlines.every(
      (one) =>
        one.right <= x || one.left >= x + offsetWidth || one.bottom <= y || one.top >= y + offsetHeight,
    );
  const side = ORDER.find((one) => fits(sides[one]) && isClear(sides[one])) ?? "over";
  const corner = sides[side];
  const half = Math.min(around.width, offsetWidth) / 2;
  const pointed = isRightToLeft ? around.right - half : around.left + half;
  box.dataset.side = side;
  box.style.setProperty("left", `${corner.x}px`);
  box.style.setProperty("top", `${corner.y}px`);
  box.style.setProperty("--_arrow", `${Math.max(20, Math.min(pointed - x, offsetWidth - 20))}px`);
  const fills = !fits(sides.below) && !fits(sides.above);
  const isSeen = side !== "over" || (fills && isClear(corner));
  box.style.setProperty("visibility", isSeen && !coversFocus(box) ? "" : "hidden");
}

/** Measures the text, because a headline's own box is as wide as its column. */
function getWords(headline: Element): Range {
  const range = ownDocument.createRange();
  range.selectNodeContents(headline);
  return range;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Keeps the offset to the edges of the window. */
const inside = (position: number, min: number, max: number) =>
  Math.max(min + OFFSET, Math.min(position, max - OFFSET));

/**
 * Keeps a box in place while the page scrolls or changes.
 * @param covered height in pixels that the page's header covers at the top of the window
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
  for (const name of ["focusin", "focusout", "scroll", "resize"])
    ownWindow.addEventListener(name, place, { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
  });
}
