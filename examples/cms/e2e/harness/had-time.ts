import type { Page } from "playwright";

/** Waits until the page has painted its reaction to earlier events, such as a scroll. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/**
 * Advances the page's fake clock by a minute, and awaits a new response of the server. Every request that the
 * page sends meanwhile has been counted by then.
 */
export async function minutePasses(page: Page): Promise<void> {
  await page.clock.runFor(60_000);
  await painted(page);
  await page.evaluate(async () => {
    const answer = await fetch("/assets/mark.svg", { cache: "no-store" });
    await answer.text();
  });
}
