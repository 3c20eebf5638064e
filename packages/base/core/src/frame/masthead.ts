import { boxFor, getShownParent, isElement, ownDocument, windowFor } from "../index.js";

const LANDMARK = '[role="banner"], header:not(:is(article, section, main, aside, nav) *)';

/**
 * Measures the top of the space above `anchor`, in pixels of the panel: below the fixed and scrolling bars at the top of
 * the window.
 * @param panel can cover the bars, and does not count as one
 */
export function footOfMasthead(anchor: Element, panel: Element): number {
  const { left, width } = anchor.getBoundingClientRect();
  const most = windowFor(panel).height / 2;
  let foot = 0;
  let y = 1;
  for (;;) {
    const bar = barAt(left + width / 2, y, panel);
    const next = bar ? boxFor(panel, bar).bottom : 0;
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
