import type { Page } from "playwright";

/** Collects the layout shifts of a page from its first byte on, including those after an input. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, "shifts", shifts);
  const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  const named = (node?: Node) =>
    node instanceof Element
      ? node.outerHTML.slice(0, 80)
      : `"${node?.textContent?.slice(0, 40)}" in ${node?.parentElement?.outerHTML.slice(0, 80)}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      const moves = entry.sources?.map(
        ({ node, previousRect, currentRect }) =>
          `${named(node)} from ${box(previousRect)} to ${box(currentRect)}`,
      );
      shifts.push(`${entry.value} at ${Math.round(entry.startTime)} ms: ${moves?.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
/** Reads each shift: value, time, and each node with its old and new box. */
export const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts") as string[]);
