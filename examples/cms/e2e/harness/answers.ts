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
