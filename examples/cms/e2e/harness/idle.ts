import type { Page } from "playwright";
import { motionEnds } from "./motion-ends.js";
import { getTraffic } from "./traffic.js";

/** Milliseconds. The loader pauses for less between two files that it fetches ahead. */
const REST = 400;

/** A page that comes back from the browser's cache is loaded without an event. */
const loaded = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (document.readyState === "complete") resolve();
        else addEventListener("load", () => resolve(), { once: true });
      }),
  );

/** By the page's own clock: what it fetches ahead waits for an idle moment. */
const rest = (page: Page) =>
  page.evaluate((ms) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ms))), REST);

/**
 * Waits until the page is idle: it is loaded, no request is pending, no code is fetched ahead, and nothing moves that
 * comes to an end.
 */
export async function idle(page: Page): Promise<void> {
  await page.bringToFront(); // A page in the background is slow on purpose.
  await loaded(page);
  const traffic = getTraffic(page);
  /** A file that the browser has already is fetched ahead without a request. */
  const seen = async () => traffic.count + (await page.locator('link[rel="modulepreload"]').count());
  for (let [before, now] = [-1, await seen()]; before !== now || traffic.open.size > 0; ) {
    await rest(page);
    [before, now] = [now, await seen()];
  }
  await motionEnds(page);
}
