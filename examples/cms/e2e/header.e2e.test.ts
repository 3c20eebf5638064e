import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { idle } from "./harness/idle.js";
import { shifts, watchShifts } from "./harness/layout-shifts.js";
import { motionEnds } from "./harness/motion-ends.js";
import {
  add,
  authModal,
  becomes,
  fillSignIn,
  openAs,
  showsInCart,
  signIn,
  submitSignIn,
} from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const DESK = { viewport: { width: 1280, height: 720 } };
const PHONE = { viewport: { width: 375, height: 740 } };

const header = (page: Page) => page.locator("quire-header");
const part = (page: Page, name: string) => header(page).locator(`[part~="${name}"]`);
const logo = (page: Page) => header(page).getAttribute("data-logo");
const scrollTo = (page: Page, y: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);

const VISITS: readonly (readonly [string, BrowserContextOptions])[] = [
  ["1280 px", DESK],
  ["375 px with reduced motion", { ...PHONE, reducedMotion: "reduce" }],
];

for (const [size, options] of VISITS) {
  it(`header, ${size}: adopts the server's markup without a layout shift`, async ({ visits }) => {
    const page = await visits.blank(options);
    await page.addInitScript(watchShifts);
    await page.goto("/");
    await becomes(page, "anonymous");
    await expect.poll(() => logo(page)).toBe("big");
    await idle(page); // Region and React are loaded too.
    expect(await shifts(page)).toEqual([]);
    await scrollTo(page, 600);
    await expect.poll(() => logo(page)).toBe("small");
    const duration = await page
      .locator('[slot="logo-small"]')
      .evaluate((small) => getComputedStyle(small).transitionDuration);
    expect(duration === "0s").toBe(options.reducedMotion === "reduce");
    await scrollTo(page, 0);
    await expect.poll(() => logo(page)).toBe("big");
    expect(await shifts(page)).toEqual([]);
    await signIn(page);
    await part(page, "user").waitFor();
    await part(page, "level").waitFor({ state: "attached" });
    await idle(page);
    expect(await shifts(page)).toEqual([]);
  });
}

it("navigates, searches, links to sign-in and opens the menu before its script loads", async ({ visits }) => {
  const page = await visits.blank(PHONE);
  await page.route("**/quire/**/*.js", (route) => route.abort());
  await page.route("**/quire/*.js", (route) => route.abort());
  await page.goto("/");
  await page.locator('[slot="menu"]').focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Store" }).first().click();
  await page.waitForURL("**/store");
  await page.setViewportSize(DESK.viewport);
  await page.getByRole("searchbox", { name: "Search the Review" }).first().fill("strategy");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=strategy");
  expect(await page.locator('[slot="cart"] a').getAttribute("href")).toBe("/shopping-cart");
});

it("continues to a header item's page after the sign-in that the item requires (content-6.4)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.open("/privacy-policy", DESK);
  await becomes(page, "anonymous");
  await expect.poll(() => header(page).getAttribute("data-state")).toBe("ready");
  await header(page).locator("nav").getByText("My Library").focus();
  await page.keyboard.press("Enter");
  const modal = authModal(page);
  await modal.locator('input[name="password"]').waitFor();
  await fillSignIn(modal, { ...READER, ...account });
  await submitSignIn(modal);
  await page.waitForURL("**/my-library");
  await becomes(page, "known");
});

it("fits a cart with items into a phone's header, and the name at a larger text size", async ({ visits }) => {
  const page = await visits.open("/", PHONE);
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await scrollTo(page, 400);
    await expect.poll(() => page.locator('[slot="logo-small"]').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await motionEnds(page);
    const [cart, guest, small] = await Promise.all(
      ["quire-mini-cart", '[slot="account"]', '[slot="logo-small"]'].map((one) =>
        page.locator(one).first().boundingBox(),
      ),
    );
    if (!cart || !guest || !small) throw new Error("Something of the header is not there.");
    expect(cart.x + cart.width).toBeLessThanOrEqual(width);
    expect(guest.x + guest.width).toBeLessThanOrEqual(cart.x + 1);
    expect(small.x + small.width).toBeLessThanOrEqual(guest.x);
  }
  await scrollTo(page, 0);
  await expect.poll(() => logo(page)).toBe("big");
  // At a text size of 20 px, the site's 62.5 % gives this value.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "12.5px"));
  await motionEnds(page);
  const name = await page.locator('[slot="logo"] a').boundingBox();
  if (!name) throw new Error("The site's name is not there.");
  expect(name.x).toBeGreaterThanOrEqual(0);
  expect(name.x + name.width).toBeLessThanOrEqual(320);
});

it("targets of the header are 44 px high", async ({ visits }) => {
  const page = await openAs(visits, READER, "/privacy-policy", PHONE);
  await part(page, "user").click();
  await part(page, "sign-out").waitFor();
  await motionEnds(page);
  for (const target of [
    page.locator('[slot="menu"]'),
    part(page, "user"),
    part(page, "sign-out"),
    page.locator('[slot="user-menu"]').first(),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
