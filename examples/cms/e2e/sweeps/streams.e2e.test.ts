import type { Page } from "playwright";
import { expect } from "vitest";
import { signInQuickly } from "../harness/reader.js";
import { entries, openList } from "../harness/stream-page.js";
import { it } from "../harness/test.js";

const LIBRARY = "/my-library";
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
const getTop = (page: Page, index: number) =>
  entries(page)
    .nth(index)
    .evaluate((row) => row.getBoundingClientRect().top);

it("restores depth, focus and position after Back and after a reload (content-2.49)", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await signInQuickly(page, await site.scenario.account({ library: { saves: 40 } }));
  // Disables the back/forward cache, which would keep everything anyway.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  await openList(page, LIBRARY, '<h1>My Library</h1><quire-stream-list stream="saves"></quire-stream-list>');
  for (const count of [16, 24]) {
    await toTheEnd(page);
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(count);
  }
  const link = entries(page).nth(18).locator('[part="entry-title"] a');
  await link.scrollIntoViewIfNeeded();
  const focusIt = async () => {
    await link.focus();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)), { timeout: 15_000 })
      .toContain('"focused":true');
  };
  await focusIt();
  const title = await link.textContent();
  const top = await getTop(page, 18);
  const isAsItWas = async () => {
    await expect.poll(() => entries(page).count(), { timeout: 15_000 }).toBe(24);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent), {
        timeout: 15_000,
      })
      .toBe(title);
    await expect
      .poll(async () => Math.abs((await getTop(page, 18)) - top), { timeout: 15_000 })
      .toBeLessThan(4);
  };
  await page.goto("/privacy-policy");
  await page.goBack();
  await isAsItWas();
  await link.blur();
  await focusIt();
  await page.reload();
  await isAsItWas();
});
