import type { Page } from "playwright";

/** The page's calls to an address wait until they are let go. */
export async function held(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

/** From now on the page waits a tenth as long for an answer: one that never comes costs a test no ten seconds. */
export async function givesUpSoon(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10);
  });
}
