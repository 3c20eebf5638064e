import type { Page } from "playwright";
import { expect } from "vitest";

/** Returns everything on a page that an attack could change. */
async function trace(page: Page): Promise<unknown> {
  const snapshot = await page.evaluate(() => ({
    dom: document.documentElement.outerHTML,
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
    address: location.href,
    polluted: Reflect.get({}, "x"),
  }));
  return { ...snapshot, cookies: await page.context().cookies() };
}

/** Runs `act`, and expects that it changes no DOM, storage or cookie, and sends no request. */
export async function expectInert(page: Page, act: () => Promise<unknown>): Promise<void> {
  const requests: string[] = [];
  const count = (request: { url(): string }) => requests.push(request.url());
  const before = await trace(page);
  page.on("request", count);
  await act();
  // Any effect would happen in the tasks after the message.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50)));
  page.off("request", count);
  expect(requests).toEqual([]);
  expect(await trace(page)).toEqual(before);
}
