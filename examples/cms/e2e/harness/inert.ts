import type { Page, Request } from "playwright";
import { expect } from "vitest";

/** Everything of a page that an attack could have changed. */
async function trace(page: Page): Promise<unknown> {
  const seen = await page.evaluate(() => ({
    dom: document.documentElement.outerHTML,
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    address: location.href,
    polluted: Reflect.get({}, "x"),
  }));
  return { ...seen, cookies: await page.context().cookies() };
}

const ENDS = ["requestfinished", "requestfailed"] as const;

/**
 * Waits until the page has fetched all that it wanted: it has been idle, nothing went or came for longer than the loader
 * pauses, and of what went meanwhile nothing is left to come.
 */
export async function settled(page: Page): Promise<void> {
  await page.bringToFront(); // A page in the background is slow on purpose.
  let traffic = 0;
  const open = new Set<Request>();
  const begins = (request: Request) => {
    traffic += 1;
    open.add(request);
  };
  const ends = (request: Request) => {
    traffic += 1;
    open.delete(request);
  };
  page.on("request", begins);
  for (const end of ENDS) page.on(end as "requestfinished", ends);
  // By the page's own clock: what it fetches ahead waits for an idle moment, and pauses between two files.
  const rest = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
  /** A file that the browser has already is fetched ahead without a request. */
  const seen = async () => traffic + (await page.locator('link[rel="modulepreload"]').count());
  await page.waitForLoadState("networkidle"); // Requests from before the listeners have ended.
  for (let [before, now] = [-1, await seen()]; before !== now || open.size > 0; ) {
    await rest();
    [before, now] = [now, await seen()];
  }
  page.off("request", begins);
  for (const end of ENDS) page.off(end as "requestfinished", ends);
}

/** Does something to a page, and holds that nothing came of it: no change of DOM, storage, cookie, no request. */
export async function expectInert(page: Page, act: () => Promise<unknown>): Promise<void> {
  const requests: string[] = [];
  const count = (request: { url(): string }) => requests.push(request.url());
  const before = await trace(page);
  page.on("request", count);
  await act();
  // Any effect would come in the tasks after the message's own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)));
  page.off("request", count);
  expect(requests).toEqual([]);
  expect(await trace(page)).toEqual(before);
}
