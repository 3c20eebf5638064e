import type { Page } from "playwright";
import { expect } from "vitest";
import { downloaded } from "./harness/downloaded.js";
import { shifts, watchShifts } from "./harness/layout-shifts.js";
import { motionEnds } from "./harness/motion-ends.js";
import { add, becomes, miniCart, openAs, showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const VIEWPORTS = { "1280 px": { width: 1280, height: 800 }, "375 px": { width: 375, height: 760 } };

/** Holds React back, and with it every view. @returns lets it come */
async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/chunks\/react-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [size, viewport] of Object.entries(VIEWPORTS)) {
  it(`a guest with an empty cart reads so before React, and nothing changes as it comes, ${size} (beyond-107)`, async ({
    visits,
  }) => {
    const page = await visits.blank({ viewport });
    await page.addInitScript(watchShifts);
    const release = await holdReact(page);
    await page.goto("/");
    await becomes(page, "anonymous");
    const cart = miniCart(page);
    await cart.locator("[part=button]").click();
    await cart.getByText("Your Shopping Cart is empty.").waitFor();
    expect(await cart.getByRole("link", { name: "Visit Our Store" }).getAttribute("href")).toBe("/store");
    expect(await cart.locator("[part=place]").count()).toBe(0);
    await motionEnds(page);
    const [before, moved] = [await page.screenshot(), await shifts(page)];
    release();
    await expect.poll(() => cart.getAttribute("data-state"), { timeout: 15_000 }).toBe("empty");
    await motionEnds(page);
    const after = await page.screenshot();
    expect(after.equals(before)).toBe(true);
    expect(await shifts(page)).toEqual(moved);
  });
}

it("its link to the store is followed before React (beyond-107)", async ({ visits }) => {
  const page = await visits.blank();
  await holdReact(page);
  await page.goto("/");
  await becomes(page, "anonymous");
  await miniCart(page).locator("[part=button]").click();
  await miniCart(page).getByRole("link", { name: "Visit Our Store" }).click();
  await page.waitForURL("**/store");
});

it("whose cart has something in it fetches nothing of an empty one", async ({ visits }) => {
  const page = await visits.open("/product/norrland-ovens/20101");
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  await page.goto("/");
  await becomes(page, "anonymous");
  await miniCart(page).locator("[part=button]").click();
  await miniCart(page).locator("[part=item]").waitFor();
  expect((await downloaded(page)).filter((file) => file.includes("early-empty"))).toEqual([]);
});

it("a save flyout has its title, and the places of its folders, before React", async ({ visits, site }) => {
  const account = await site.scenario.account({
    library: { saves: 2, folders: [{ name: "Board papers", items: 1 }] },
  });
  const page = await openAs(visits, account, ARTICLE);
  await becomes(page, "known");
  const release = await holdReact(page);
  await page.reload();
  await becomes(page, "known");
  await page.locator('main [data-quire-open="save-flyout"]').first().click();
  const flyout = page.locator("quire-save-flyout");
  await flyout.getByRole("heading", { name: "Save to My Library" }).waitFor();
  await expect.poll(() => flyout.locator("[part=place]").count()).toBe(6);
  release();
  await flyout.getByRole("checkbox", { name: "Board papers" }).waitFor();
  expect(await flyout.locator("[part=place]").count()).toBe(0);
});
