import type { Page } from "playwright";

/** Adds up the layout shifts of a page from its first byte on; those that follow an input count as well. */
export function watchShifts(): void {
  const shifts: string[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources?: { node?: Node }[];
    })[]) {
      const nodes = entry.sources?.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : "",
      );
      shifts.push(`${entry.value}: ${nodes?.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
/** What has moved, and by how much. */
export const shifts = (page: Page) => page.evaluate(() => Reflect.get(window, "shifts") as string[]);
