import type { Page } from "playwright";

/** Waits until the page has painted its reaction to earlier events, such as a scroll. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/**
 * Lets a minute of the page's installed clock go by, with all that waits for it, and has the server answer something
 * that was asked for afterwards: what the page would send meanwhile has been counted.
 */
export async function minutePasses(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await painted(page);
  await page.evaluate(async () => {
    const answer = await fetch("/assets/mark.svg", { cache: "no-store" });
    await answer.text();
  });
}
