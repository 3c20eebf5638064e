import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { shifts, watchShifts } from "../harness/layout-shifts.js";
import { openReview, openWithCart } from "../harness/order.js";
import { becomes } from "../harness/reader.js";
import { it } from "../harness/test.js";

const VIEWPORTS = { "1280 px": { width: 1280, height: 900 }, "375 px": { width: 375, height: 760 } };

/** Reads the layout shifts of a page until its widget is ready and nothing loads any more. */
async function getShifts(page: Page, address: string, widget: string): Promise<readonly string[]> {
  await page.goto(address);
  await expect.poll(() => page.locator(widget).getAttribute("data-state")).toMatch(/^(ready|empty)$/);
  await idle(page);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  return shifts(page);
}

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  it(`shifts nothing when a guest's library and order steps load, ${size} (beyond-76)`, async ({
    visits,
  }) => {
    const page = await visits.blank({ viewport });
    await page.addInitScript(watchShifts);
    const moved = [
      await getShifts(page, "/my-library", "quire-stream-list"),
      await getShifts(page, "/shipping-payment", "quire-checkout"),
      await getShifts(page, "/review-order", "quire-review-order"),
    ];
    await becomes(page, "anonymous");
    expect(moved).toEqual([[], [], []]);
  });

  it(`shifts nothing when a user's order steps load, ${size} (beyond-76)`, async ({ visits, site }) => {
    const page = await openWithCart(visits, await site.scenario.account(), { viewport });
    await page.addInitScript(watchShifts);
    expect(await getShifts(page, "/shipping-payment", "quire-checkout")).toEqual([]);
    expect(await getShifts(page, "/review-order", "quire-review-order")).toEqual([]);
    const ready = await openReview(visits, site, undefined, { viewport });
    await ready.addInitScript(watchShifts);
    expect(await getShifts(ready, "/review-order", "quire-review-order")).toEqual([]);
  });
}
