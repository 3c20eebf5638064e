import { expect } from "vitest";
import { holdAnswers } from "../harness/answers.js";
import { shifts, watchShifts } from "../harness/layout-shifts.js";
import { becomes, signInQuickly } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

const LIBRARY = { ...READER, emailAddress: "library@quire.test" };
const VIEWPORTS = { "1280 px": { width: 1280, height: 900 }, "375 px": { width: 375, height: 760 } };

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  it(`shows a skeleton of the final size while the library takes 5 s to load, ${size}`, async ({
    visits,
  }) => {
    const page = await visits.blank({ viewport });
    await signInQuickly(page, LIBRARY);
    await page.addInitScript(watchShifts);
    await page.clock.install();
    const answers = await holdAnswers(page, /\/api\/user\/(saves|lists)/);
    await page.goto("/my-library");
    await becomes(page, "known");
    const [list, folders] = [page.locator("quire-stream-list"), page.locator("quire-folder-list")];
    await expect.poll(() => list.locator('[part="place"]').count()).toBe(8);
    await expect.poll(() => folders.locator('[part="place"]').count()).toBe(6);
    await page.clock.fastForward(5_000);
    answers.release();
    for (const host of [list, folders])
      await expect.poll(() => host.getAttribute("data-state")).toBe("ready");
    expect(await page.locator('[part="skeleton"]').count()).toBe(0);
    expect(await list.locator("[part~=entry]").count()).toBe(10);
    expect(await shifts(page)).toEqual([]);
  });
}

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  it(`shifts nothing when the cart arrives after 5 s, ${size}`, async ({ visits }) => {
    const page = await visits.blank({ viewport });
    await page.goto("/store");
    await becomes(page, "anonymous");
    await page.evaluate(async () => {
      const body = JSON.stringify({ items: [{ productId: "10011-EN-HBK" }, { productId: "20101-EN-PDF" }] });
      const headers = { "Content-Type": "application/json" };
      await fetch("/api/shopping-cart", { method: "POST", body, headers });
    });
    const cart = page.locator("quire-shopping-cart");
    await page.goto("/shopping-cart");
    await expect.poll(() => cart.getAttribute("data-state")).toBe("ready");
    // Removes only the cached cart. The badge's count is stored separately and stays.
    await page.evaluate(() => localStorage.removeItem("cart"));
    await page.addInitScript(watchShifts);
    await page.clock.install();
    const answers = await holdAnswers(page, "**/api/shopping-cart");
    await page.reload();
    await expect.poll(() => cart.getAttribute("data-state")).toBe("loading");
    await page.clock.fastForward(5_000);
    answers.release();
    await expect.poll(() => cart.getAttribute("data-state")).toBe("ready");
    expect(await cart.locator("[part=item]").count()).toBe(2);
    expect(await shifts(page)).toEqual([]);
  });

  it(`shows a skeleton of the final size while orders take 5 s to load, ${size}`, async ({
    visits,
    site,
  }) => {
    const page = await visits.blank({ viewport });
    await signInQuickly(page, await site.scenario.account({ library: { orders: 12 } }));
    await page.addInitScript(watchShifts);
    await page.clock.install();
    const answers = await holdAnswers(page, "**/api/ordered/**");
    await page.goto("/order-history");
    await becomes(page, "known");
    const history = page.locator("quire-order-history");
    await expect.poll(() => history.locator('[part="place"]').count()).toBe(4);
    await page.clock.fastForward(5_000);
    answers.release();
    await expect.poll(() => history.getAttribute("data-state")).toBe("ready");
    expect(await page.locator('[part="skeleton"]').count()).toBe(0);
    expect(await shifts(page)).toEqual([]);
  });
}

it("offers another try when the cart's code does not answer within 30 s (beyond-413)", async ({ visits }) => {
  const page = await visits.blank();
  await page.clock.install();
  const asked: string[] = [];
  await page.route(/\/mini-cart-view[^/]*\.js/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    if (asked.length > 1) await route.continue();
  });
  await page.goto("/store");
  await becomes(page, "anonymous");
  const cart = page.locator("quire-mini-cart");
  await cart.getByRole("button").first().click();
  await expect.poll(() => asked).toEqual([""]);
  await page.clock.fastForward(31_000);
  await cart.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => cart.locator('[part="empty"]').isVisible()).toBe(true);
  expect(asked).toEqual(["", "?retry=1"]);
});
