import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { motionEnds } from "../harness/motion-ends.js";
import { add, authModal, becomes, miniCart, openAs, openSignIn, userIn } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";

/** Opens a link in a new tab, and checks that the page stays unchanged. */
async function opensBeside(page: Page, link: Locator, how: Parameters<Locator["click"]>[0]): Promise<string> {
  const address = page.url();
  const [beside] = await Promise.all([page.context().waitForEvent("page"), link.click(how)]);
  await beside.waitForURL(({ protocol }) => protocol !== "about:", { waitUntil: "domcontentloaded" });
  const { pathname } = new URL(beside.url());
  await beside.close();
  await page.bringToFront();
  expect(page.url()).toBe(address);
  return pathname;
}

const WAYS: Parameters<Locator["click"]>[0][] = [
  { modifiers: ["Control"] },
  { modifiers: ["Shift"] },
  { button: "middle" },
];

it("leaves links to the browser with Ctrl, Shift or the middle button, and stays open", async ({
  visits,
}) => {
  const page = await visits.open(ARTICLE);
  const modal = await openSignIn(page);
  const create = modal.getByRole("link", { name: /Create one/ });
  for (const way of WAYS) expect(await opensBeside(page, create, way)).toBe("/register");
  expect(await modal.locator('input[name="password"]').isVisible()).toBe(true);
  await modal.getByRole("button", { name: "Close" }).click();

  const offered = page.locator("quire-paywall").getByRole("link", { name: "Sign in", exact: true });
  for (const way of WAYS) expect(await opensBeside(page, offered, way)).toBe("/sign-in");
  await offered.click();
  const card = page.locator("quire-paywall").getByRole("link", { name: "Create an account" });
  for (const way of WAYS) expect(await opensBeside(page, card, way)).toBe("/register");
  expect(await page.locator('quire-paywall input[name="username"]').isVisible()).toBe(true);

  await page.goto("/my-library");
  await page.locator('main [data-quire-open="change-password-flyout"]').click();
  const flyout = page.locator("quire-change-password-flyout");
  const signIn = flyout.getByRole("link", { name: "Sign in" });
  for (const way of WAYS) expect(await opensBeside(page, signIn, way)).toBe("/sign-in");
  expect(await signIn.isVisible()).toBe(true);
  expect(await authModal(page).locator("dialog").isVisible()).toBe(false);
}, 60_000);

it("does not print an open overlay over the page", async ({ visits }) => {
  const page = await visits.open(ARTICLE);
  const modal = await openSignIn(page);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => modal.locator("dialog").isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  await modal.getByRole("button", { name: "Close" }).click();
  await page.locator('[data-quire-open="share-flyout"]').first().click();
  const share = page.locator("quire-share-flyout dialog");
  await share.getByRole("tab").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => share.isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  expect(await share.isVisible()).toBe(true);
});

it("keeps the password panel next to the user menu when the menu closes", async ({ visits }) => {
  // A lower window would cut the panel off, which is then centred.
  const page = await openAs(visits, READER, "/", { viewport: { width: 1280, height: 1200 } });
  expect(await userIn(page)).toMatchObject({ emailAddress: READER.emailAddress });
  const button = page.locator("quire-header").getByRole("button", { name: new RegExp(READER.firstName) });
  await button.click();
  await page.getByRole("link", { name: "Change password" }).first().click();
  const panel = page.locator("quire-change-password-flyout dialog");
  const field = page.locator('quire-change-password-flyout input[type="password"]').first();
  await field.waitFor();
  await motionEnds(page);
  const before = await panel.boundingBox();
  await field.click();
  await expect.poll(() => page.locator("quire-header [part=user-menu]").isVisible()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event("resize")));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const after = await panel.boundingBox();
  expect(after).toEqual(before);
  expect(after?.x).toBeGreaterThan(640);
});

/** Returns true if two boxes overlap. */
const overlaps = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
};

it("shows the cart panel below masthead and button, and as a sheet on a phone", async ({ visits }) => {
  const page = await visits.open("/", { viewport: { width: 1280, height: 420 } });
  await becomes(page, "anonymous");
  for (const index of [0, 1, 2]) await add(page, index);
  const button = miniCart(page).getByRole("button").first();
  const panel = miniCart(page).locator("dialog");
  await button.click();
  await panel.getByText("Total", { exact: false }).first().waitFor();
  await motionEnds(page);
  expect(await overlaps(panel, button)).toBe(false);
  expect(await panel.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  const foot = () => panel.evaluate((box) => Math.round(innerHeight - box.getBoundingClientRect().bottom));
  expect(await foot()).toBeGreaterThanOrEqual(8);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect.poll(foot).toBe(0);
  expect(Math.round((await panel.boundingBox())?.width ?? 0)).toBe(375);
}, 60_000);

it("covers no focused control in the cart when the page is zoomed to 320 px", async ({ visits }) => {
  const page = await visits.open("/", { viewport: { width: 1280, height: 720 } });
  await becomes(page, "anonymous");
  for (const index of [0, 1, 2, 3]) await add(page, index);
  for (const height of [256, 420]) {
    await page.setViewportSize({ width: 320, height });
    await miniCart(page).getByRole("button").first().focus();
    await page.keyboard.press("Enter");
    await miniCart(page).locator("dialog").getByText("Total", { exact: false }).first().waitFor();
    await motionEnds(page);
    const focused = () =>
      page.evaluate(() => {
        const root = document.querySelector("quire-mini-cart")?.shadowRoot;
        const element = root?.activeElement;
        if (!root || !element?.closest("dialog")) return undefined;
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (element.contains(hit) || hit.contains(element)) ? "seen" : element.outerHTML;
      });
    const found: (string | undefined)[] = [];
    // Tab passes two controls for each line, the heading and the cart link. Shift+Tab then returns to the
    // first control.
    for (const key of [...Array<string>(8).fill("Tab"), ...Array<string>(7).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      found.push(await focused());
    }
    expect([height, ...found]).toEqual([height, ...Array(15).fill("seen")]);
    await page.keyboard.press("Escape");
  }
}, 60_000);
