import type { Page, Request } from "playwright";
import { expect } from "vitest";

const ENDS = ["requestfinished", "requestfailed"] as const;

/**
 * Counts a page's requests to a path from now on.
 * @returns a function that waits for one request, for all responses, and then for a frame
 */
export function answered(page: Page, path: string): () => Promise<void> {
  let [begun, ended] = [0, 0];
  const isIt = (request: Request) => new URL(request.url()).pathname === path;
  page.on("request", (request) => {
    if (isIt(request)) begun += 1;
  });
  for (const end of ENDS)
    page.on(end as "requestfinished", (request) => {
      if (isIt(request)) ended += 1;
    });
  return async () => {
    await expect.poll(() => begun > 0 && ended === begun).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
}
