import { getBoxFor, getShownParent, getTree, getWindowFor, isElement, ownDocument } from "../index.js";

const GAP = 8;
/** Minimum height in pixels. A panel without this height covers its trigger instead. */
const MIN_HEIGHT_PX = 96;
/** Height in pixels that is enough to show the panel below its trigger and scroll its content. */
const SUFFICIENT_HEIGHT_PX = 240;
/** Height in pixels above which panels scroll anyway, unless their styles set `--_tall`. */
const SCROLL_HEIGHT_PX = 560;

/** Edge of the trigger that a panel is aligned with. */
export type Align = "start" | "end";

/** Side of the trigger that a panel is on. */
export type Side = "below" | "above";

/**
 * Places a panel beside its trigger, inside the window. A hidden trigger is replaced by its nearest visible ancestor.
 * The panel goes below if it fits or has `SUFFICIENT_HEIGHT_PX`, else above but below the masthead, else on the
 * larger side. It scrolls if it does not fit. A placed panel keeps its position when its trigger disappears.
 * @param align edge of the trigger that the panel is aligned with
 * @param before the panel's present side, which it keeps while there is room
 * @returns the side
 */
export function placeBeside(
  panel: HTMLElement,
  trigger: Element,
  align: Align = "end",
  before?: Side,
): Side | undefined {
  const anchor = panel.style.left && !isVisible(trigger) ? undefined : findVisibleAnchor(trigger);
  if (!anchor) return before;
  const beside = getBoxFor(panel, anchor);
  const { width } = getBoxFor(panel, panel);
  const view = getWindowFor(panel);
  const borders = panel.offsetHeight - panel.clientHeight;
  const tall = Number.parseFloat(getComputedStyle(panel).getPropertyValue("--_tall")) || SCROLL_HEIGHT_PX;
  const fullHeight = Math.min(panel.scrollHeight + borders, tall);
  const below = view.height - beside.bottom - 2 * GAP;
  const isEnough = before !== "above" && Math.min(fullHeight, SUFFICIENT_HEIGHT_PX) <= below;
  const room = { below, above: isEnough ? 0 : beside.top - footOfMasthead(anchor, panel) - 2 * GAP };
  const side = sideFor(fullHeight, room, before);
  const max = Math.min(Math.max(room[side], MIN_HEIGHT_PX), view.height - 2 * GAP);
  const height = Math.min(fullHeight, max);
  const top = side === "below" ? beside.bottom + GAP : beside.top - GAP - height;
  const isRightToLeft = getComputedStyle(anchor).direction === "rtl";
  const left = isRightToLeft === (align === "end") ? beside.left : beside.right - width;
  const place = {
    left: clampToWindow(left, view.width - width),
    top: clampToWindow(top, view.height - height),
    "--_room": max,
  };
  for (const [name, value] of Object.entries(place)) panel.style.setProperty(name, `${value}px`);
  return side;
}

/** Removes the styles of the placement. */
export function unplace({ style }: HTMLElement): void {
  for (const name of ["left", "top", "--_room"]) style.removeProperty(name);
}

function sideFor(fullHeight: number, room: Readonly<Record<Side, number>>, before: Side | undefined): Side {
  if (before && fullHeight <= room[before]) return before;
  if (Math.min(fullHeight, SUFFICIENT_HEIGHT_PX) <= room.below) return "below";
  if (fullHeight <= room.above) return "above";
  return room.below >= room.above ? "below" : "above";
}

const clampToWindow = (value: number, max: number): number => Math.max(GAP, Math.min(value, max - GAP));

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Returns the nearest visible ancestor or the element itself, across shadow roots. For a closed menu, its button. */
export function findVisibleAnchor(trigger: Element): Element | undefined {
  for (let node: Node | null = trigger; node; node = getShownParent(node)) {
    if (!isElement(node)) continue;
    if (isVisible(node)) return node;
    const button = node.hasAttribute("popover") && getButton(node);
    if (button && isVisible(button)) return button;
  }
  return undefined;
}

function getButton(menu: Element): Element | null {
  return getTree(menu).querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`);
}

const LANDMARK = '[role="banner"], header:not(:is(article, section, main, aside, nav) *)';

/**
 * Measures the top of the space above `anchor`, in pixels of the panel: below the fixed and scrolling bars at the top of
 * the window.
 * @param panel can cover the bars, and does not count as one
 */
function footOfMasthead(anchor: Element, panel: Element): number {
  const { left, width } = anchor.getBoundingClientRect();
  const most = getWindowFor(panel).height / 2;
  let foot = 0;
  let y = 1;
  for (;;) {
    const bar = barAt(left + width / 2, y, panel);
    const next = bar ? getBoxFor(panel, bar).bottom : 0;
    // A bar takes at most half of the window.
    if (!bar || next <= foot || next > most) return foot;
    foot = next;
    y = bar.getBoundingClientRect().bottom + 1;
  }
}

function barAt(x: number, y: number, panel: Element): Element | undefined {
  const root = panel.getRootNode();
  const own = root instanceof ShadowRoot ? root.host : panel;
  const under = ownDocument.elementsFromPoint(x, y).find((element) => !own.contains(element));
  for (let bar: Node | null | undefined = under; bar; bar = getShownParent(bar))
    if (isElement(bar) && /fixed|sticky/.test(getComputedStyle(bar).position)) return bar;
  return under?.closest(LANDMARK) ?? undefined;
}
