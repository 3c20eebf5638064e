import type { Page } from "playwright";
import { motionEnds } from "./motion-ends.js";
import { getTraffic } from "./traffic.js";

/** Milliseconds without activity. The loader pauses for less between two prefetched files. */
const REST = 400;

/** A page from the back/forward cache is loaded without a load event. */
const loaded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (document.readyState === "complete") resolve();
        else addEventListener("load", () => resolve(), { once: true });
      }),
  );

/** Waits by the page's own clock, because prefetching waits for an idle moment. */
const rest = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ms))), REST);

/**
 * Waits until the page is idle: it is loaded, no request is pending, no code is being prefetched, and no
 * finite animation runs.
 */
export async function idle(page: Page): Promise<void> {
  await page.bringToFront(); // Browsers throttle pages in the background.
  await loaded(page);
  const traffic = getTraffic(page);
  /** A cached file is prefetched without a request. */
  const countRequests = async () => traffic.count + (await page.locator('link[rel="modulepreload"]').count());
  for (let [before, now] = [-1, await countRequests()]; before !== now || traffic.open.size > 0; ) {
    await rest(page);
    [before, now] = [now, await countRequests()];
  }
  await motionEnds(page);
}
