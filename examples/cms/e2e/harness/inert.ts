import type { Page } from "playwright";
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
