import type { BrowserContextOptions, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { painted } from "./harness/had-time.js";
import { settled } from "./harness/inert.js";
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

/** Tab, until the focus is on what the selector names, also inside shadow roots. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return active?.matches(wanted) ?? false;
    }, selector);
    if (isThere) return;
  }
  throw new Error(`Tab never came to ${selector}.`);
}

/** The focused element's text, also inside shadow roots. */
const focusedText = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.textContent?.trim();
  });

const focusIsOn = (page: Page, text: string) => expect.poll(() => focusedText(page)).toBe(text);

const VISITS: readonly (readonly [string, BrowserContextOptions])[] = [
  ["1280 px", DESK],
  ["1024 px", { viewport: { width: 1024, height: 720 } }],
  ["816 px", { viewport: { width: 816, height: 720 } }],
  ["375 px", PHONE],
];

for (const [size, options] of VISITS) {
  it(`header, ${size}: the server's markup is adopted and nothing shifts, for guests and readers, scrolled and back`, async ({
    visits,
  }) => {
    const page = await visits.blank(options);
    await page.addInitScript(watchShifts);
    await page.goto("/");
    await becomes(page, "anonymous");
    await expect.poll(() => logo(page)).toBe("big");
    await settled(page); // Region and React are there, too.
    expect(await shifts(page)).toEqual([]);
    await scrollTo(page, 600);
    await expect.poll(() => logo(page)).toBe("small");
    await scrollTo(page, 0);
    await expect.poll(() => logo(page)).toBe("big");
    expect(await shifts(page)).toEqual([]);
    await signIn(page);
    await part(page, "user").waitFor();
    await part(page, "level").waitFor({ state: "attached" });
    await settled(page);
    expect(await shifts(page)).toEqual([]);
  });
}

it("before its script arrives the header navigates, searches, leads to sign-in and discloses its menu", async ({
  visits,
}) => {
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

it("without JavaScript the links to sign in and to case selections are there", async ({ visits }) => {
  const page = await visits.open("/", { ...DESK, javaScriptEnabled: false });
  expect(await page.getByRole("link", { name: "Sign in" }).first().isVisible()).toBe(true);
  expect(await page.getByRole("link", { name: "Case selections" }).first().isVisible()).toBe(true);
});

for (const [size, options, big, small] of [
  ["a desktop: big below 100px, small above 250px", DESK, 100, 250],
  ["a phone: big below 90px, small above 200px", PHONE, 90, 200],
] as const) {
  it(`the logos are swapped on scroll on ${size} (content-2.20)`, async ({ visits }) => {
    const page = await visits.open("/", options);
    await expect.poll(() => logo(page)).toBe("big");
    await scrollTo(page, small);
    await painted(page);
    expect(await logo(page)).toBe("big");
    await scrollTo(page, small + 1);
    await expect.poll(() => logo(page)).toBe("small");
    await expect.poll(() => page.locator('[slot="logo-small"]').isVisible()).toBe(true);
    await scrollTo(page, big);
    await painted(page);
    expect(await logo(page)).toBe("small");
    await scrollTo(page, big - 1);
    await expect.poll(() => logo(page)).toBe("big");
    await expect.poll(() => page.locator('[slot="logo-small"]').isVisible()).toBe(false);
  });
}

it("the header is sticky, and a page opened further down has the small logo (content-2.19)", async ({
  visits,
}) => {
  const page = await visits.open("/topics", DESK);
  await scrollTo(page, 900);
  const cart = await page.locator('[slot="cart"]').boundingBox();
  expect(cart?.y).toBeGreaterThanOrEqual(0);
  expect(cart?.y).toBeLessThan(60);
  await page.reload();
  await expect.poll(() => logo(page)).toBe("small");
});

it("the user flyout shows the subscriber access-level caption, by keyboard, before React (content-2.22)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ roleCodes: ["ROLE_HBRG_BETTER"], firstName: "Robin" });
  const page = await openAs(visits, account, "/privacy-policy", DESK);
  await tabTo(page, '[part="user"]');
  await page.keyboard.press("Enter");
  await expect.poll(() => part(page, "level").textContent()).toBe("Digital + Print");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("ArrowDown");
  await focusIsOn(page, "My Library");
  await page.keyboard.press("End");
  await focusIsOn(page, "Sign out");
  await page.keyboard.press("Escape");
  await expect.poll(() => part(page, "user-menu").isVisible()).toBe(false);
  await focusIsOn(page, "Robin");
});

it("a reader signs out from the user menu, and the other tab's header follows", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/privacy-policy", DESK);
  const other = await page.context().newPage();
  await other.goto("/privacy-policy");
  await becomes(other, "known");
  await part(other, "user").waitFor();
  await page.bringToFront();
  await part(page, "user").click();
  await part(page, "sign-out").click();
  await becomes(other, "anonymous");
  await expect.poll(() => part(other, "user").isVisible()).toBe(false);
  await expect.poll(() => other.locator('[slot="account"]').isVisible()).toBe(true);
});

for (const place of ["header", "footer"] as const) {
  it(`a ${place} item that requires sign-in opens the sign-in modal, and the action then continues (content-6.4)`, async ({
    visits,
    site,
  }) => {
    const account = await site.scenario.account();
    const page = await visits.open("/privacy-policy", DESK);
    await becomes(page, "anonymous");
    await expect
      .poll(() =>
        page.locator(`quire-${place}${place === "footer" ? "-menu" : ""}`).getAttribute("data-state"),
      )
      .toBe("ready");
    const item = page
      .locator(place === "header" ? "quire-header nav" : "quire-footer-menu")
      .getByText("My Library");
    await item.focus();
    await page.keyboard.press("Enter");
    const modal = authModal(page);
    await modal.locator('input[name="password"]').waitFor();
    await fillSignIn(modal, { ...READER, ...account });
    await submitSignIn(modal);
    await page.waitForURL("**/my-library");
    await becomes(page, "known");
  });
}

it("whoever closes the sign-in modal instead stays where they are (content-6.4)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.open("/privacy-policy", DESK);
  await becomes(page, "anonymous");
  await expect.poll(() => header(page).getAttribute("data-state")).toBe("ready");
  await page.locator("quire-header nav").getByText("My Library").click();
  await authModal(page).locator('input[name="password"]').waitFor();
  await page.keyboard.press("Escape");
  await signIn(page, { ...READER, ...account });
  await settled(page);
  expect(new URL(page.url()).pathname).toBe("/privacy-policy");
});

it("HMM-eligible users see the learning link enabled (content-6.12)", async ({ visits }) => {
  const page = await visits.open("/privacy-policy", DESK);
  const learning = page.locator('[data-requires="learning"]');
  await becomes(page, "anonymous");
  await expect.poll(() => learning.getAttribute("aria-disabled")).toBe("true");
  await signIn(page, { ...READER, emailAddress: "learner@quire.test" });
  await expect.poll(() => learning.getAttribute("aria-disabled")).toBeNull();
  await learning.click();
  await page.waitForURL("**/learning");
});

for (const [country, isThere] of [
  ["US", true],
  ["CA", true],
  ["DE", false],
] as const) {
  it(`the case-selection nav link, ${isThere ? "seen" : "not seen"} in ${country}, is asked for once a day (content-6.13)`, async ({
    visits,
    site,
  }) => {
    await site.outsideScenario.geolocation(country);
    await site.outsideScenario.forgetRequests();
    const asked = () => site.outsideScenario.requests("GET", "/geolocation");
    const page = await visits.open("/privacy-policy", DESK);
    await expect.poll(asked).not.toHaveLength(0);
    const link = page.locator('[data-requires="case-selection"]');
    await settled(page);
    await expect.poll(() => link.isVisible()).toBe(isThere);
    await page.reload();
    await settled(page);
    expect(await asked()).toHaveLength(1);
    await expect.poll(() => link.isVisible()).toBe(isThere);
  });
}

it("below 817 px the navigation is a disclosure, by keyboard, and gives the focus back (content-9.2)", async ({
  visits,
}) => {
  const page = await visits.open("/topics", PHONE);
  await becomes(page, "anonymous");
  const navigation = page.locator("#sections");
  expect(await navigation.isVisible()).toBe(false);
  await tabTo(page, '[slot="menu"]');
  await page.keyboard.press("Enter");
  await expect.poll(() => navigation.isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.keyboard.press("Tab");
  await focusIsOn(page, "Search");
  await page.keyboard.press("Escape");
  await expect.poll(() => navigation.isVisible()).toBe(false);
  await focusIsOn(page, "Menu");
});

it("Escape in the search that was opened from the phone's menu brings the focus to the menu's button (content-2.21, content-9.2)", async ({
  visits,
}) => {
  const page = await visits.open("/topics", PHONE);
  await becomes(page, "anonymous");
  await tabTo(page, '[slot="menu"]');
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await focusIsOn(page, "Search");
  await page.keyboard.press("Enter");
  const overlay = page.locator("quire-search [part~=modal]");
  await overlay.waitFor();
  await page.keyboard.press("Escape");
  await overlay.waitFor({ state: "hidden" });
  await focusIsOn(page, "Menu");
});

it("the footer menu has accordions on a phone, by keyboard (content-2.23)", async ({ visits }) => {
  const page = await visits.open("/privacy-policy", PHONE);
  await becomes(page, "anonymous");
  const help = page.locator("quire-footer-menu").getByRole("link", { name: "Subscriber help" });
  await expect.poll(() => help.isVisible()).toBe(false);
  await page.locator("quire-footer-menu summary", { hasText: "Help" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => help.isVisible()).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
});

it("a cart with items fits into the header of a phone, 320 px too", async ({ visits }) => {
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
});

it("where a reader has all type larger, the site's name stays in a window of 320 px", async ({ visits }) => {
  const page = await visits.open("/", PHONE);
  await becomes(page, "anonymous");
  await page.setViewportSize({ width: 320, height: 740 });
  // As a browser whose type is 20 px makes it, of the site's 62.5 %.
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "12.5px"));
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

it("with reduced motion the logos change without a transition", async ({ visits }) => {
  const page = await visits.open("/", { ...DESK, reducedMotion: "reduce" });
  await expect.poll(() => logo(page)).toBe("big");
  await scrollTo(page, 600);
  await expect.poll(() => logo(page)).toBe("small");
  const durations = await page
    .locator('[slot="logo-small"]')
    .evaluate((small) => getComputedStyle(small).transitionDuration);
  expect(durations).toBe("0s");
});
