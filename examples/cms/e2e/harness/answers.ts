import type { Page } from "playwright";

/** Blocks the page's requests to an address until `release` is called. */
export async function holdAnswers(page: Page, address: string | RegExp): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
