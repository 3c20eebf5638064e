import type { Page } from "playwright";

/**
 * Returns the scripts of Quire that a page has downloaded, by their paths in the build, without duplicates.
 */
export async function downloaded(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  return [...new Set(names.flatMap((name) => name.match(/\/quire\/([^?]+\.js)$/)?.[1] ?? []))].sort();
}
