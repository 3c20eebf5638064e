import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { authModal, becomes, fillSignIn, openAs, signIn, submitSignIn } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const PHONE = { width: 375, height: 740 };
const WAIT = { timeout: 15_000 };

const shareFlyout = (page: Page): Locator => page.locator("quire-share-flyout");
const confirmation = (page: Page) => shareFlyout(page).locator('[part="confirmation"]').textContent();
const trigger = (page: Page): Locator => page.locator('[data-quire-open="share-flyout"]').first();
const gift = (page: Page): Locator => page.locator("quire-gift-link");
const giftField = (page: Page): Locator => gift(page).locator("input");
const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => (element.getRootNode() as Document).activeElement === element);

/** Returns the violations that axe finds in one widget. Other tests check whole pages. */
const violationsIn = async (page: Page, name: string) =>
  (await violationsOn(page)).filter((line) => line.includes(`quire-${name}`));

/** Opens the flyout by keyboard, and waits until the link has the focus. */
async function openShare(page: Page): Promise<Locator> {
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  const link = shareFlyout(page).locator(".quire-copy input");
  await expect.poll(() => hasFocus(link), WAIT).toBe(true);
  return link;
}

/** Presses Tab and arrow keys until the e-mail tab is selected, and enters its form. */
async function toEmail(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect.poll(() => hasFocus(shareFlyout(page).locator('[name="from"]'))).toBe(true);
}

it("shares an article by e-mail as a guest, by keyboard; the mail links back (content-2.30)", async ({
  visits,
  site,
}) => {
  const { emailAddress: friend } = await site.scenario.account();
  const page = await visits.open(ARTICLE, { viewport: PHONE });
  await becomes(page, "anonymous");
  const link = await openShare(page);
  await expect.poll(() => link.inputValue(), WAIT).toContain("/s/");
  expect(await violationsIn(page, "share-flyout")).toEqual([]);
  await toEmail(page);
  await page.keyboard.type("me@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.type(friend);
  await page.keyboard.press("Tab");
  await page.keyboard.type("You should read this.");
  expect(await violationsIn(page, "share-flyout")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => confirmation(page), WAIT).toBe("Shared via email");
  await expect.poll(() => shareFlyout(page).evaluate((host) => host.hasAttribute("open")), WAIT).toBe(false);
  await expect.poll(() => hasFocus(trigger(page))).toBe(true);

  await expect.poll(async () => (await site.scenario.outbox(friend)).length).toBeGreaterThan(0);
  const [mail, ...more] = await site.scenario.outbox(friend);
  expect(more).toEqual([]);
  expect(mail?.text).toContain("You should read this.");
  expect(new URL(mail?.link ?? "").pathname).toBe(ARTICLE);
});

it("focuses the first field of a late e-mail form if the user had entered it before", async ({ visits }) => {
  const page = await visits.open(ARTICLE);
  const gate = Promise.withResolvers<void>();
  await page.route("**/chunks/send-later-*", (route) => gate.promise.then(() => route.continue()));
  await becomes(page, "anonymous");
  await openShare(page);
  for (const key of ["Tab", "Tab", "End", "Tab"]) await page.keyboard.press(key);
  const place = shareFlyout(page).locator("[role=tabpanel] > [aria-busy=true]");
  await expect.poll(() => hasFocus(place)).toBe(true);
  gate.resolve();
  await expect.poll(() => hasFocus(shareFlyout(page).locator('[name="from"]')), WAIT).toBe(true);
});

it("shows an error when the e-mail form fails to load, and loads it on retry", async ({ visits }) => {
  const page = await visits.open(ARTICLE);
  let blocked = true;
  await page.route("**/chunks/send-later-*", (route) => (blocked ? route.abort() : route.continue()));
  await becomes(page, "anonymous");
  await openShare(page);
  await shareFlyout(page).getByRole("tab", { name: "Email" }).click();
  const again = shareFlyout(page).getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(await shareFlyout(page).locator(".quire-copy input").isVisible()).toBe(true);
  blocked = false;
  await again.click();
  await shareFlyout(page).locator('[name="from"]').waitFor();
});

it("creates a gift once after a guest signs in, and shares it (accounts-7.20, content-3.22)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.open(ARTICLE);
  await becomes(page, "anonymous");
  await gift(page).scrollIntoViewIfNeeded();
  await gift(page).getByRole("button", { name: "Gift this article" }).click();
  await authModal(page).locator('input[name="password"]').waitFor();
  await fillSignIn(authModal(page), { ...account, firstName: "Robin" });
  await Promise.all([page.waitForEvent("load"), submitSignIn(authModal(page))]);
  await becomes(page, "known");
  await gift(page).scrollIntoViewIfNeeded();
  await giftField(page).waitFor();
  const address = await giftField(page).inputValue();
  expect(new URL(address).pathname).toBe(ARTICLE);
  expect(await gift(page).locator('[part="note"]').textContent()).toContain("You have 3 gift links left.");
  expect(await site.scenario.requests("POST", "/api/article-gift/give-gift")).toHaveLength(1);
  expect(await violationsIn(page, "gift-link")).toEqual([]);

  await gift(page).getByRole("link", { name: "Share" }).click();
  await expect
    .poll(() => shareFlyout(page).locator(".quire-copy input").inputValue(), WAIT)
    .toContain(site.origin);
});

it("offers a visual item as a download or a link; both can save it (content-2.50, content-6.7)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/visual-library/the-napkin");
  const item = page.locator("quire-visual-item");
  await becomes(page, "anonymous");
  await item.getByRole("link", { name: "Subscribe" }).waitFor();
  expect(await item.getByRole("link", { name: /^Download/ }).count()).toBe(0);
  expect(await violationsIn(page, "visual-item")).toEqual([]);

  const account = await site.scenario.account({ roleCodes: ["ROLE_HBRG_GOOD"] });
  await signIn(page, { ...account, firstName: "Robin" });
  const link = item.getByRole("link", { name: /^Download/ });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("the-napkin.svg");
  await item.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => item.locator('[part="save"]').getAttribute("data-state"), WAIT).toBe("on");
  expect(await violationsIn(page, "visual-item")).toEqual([]);
  const own = (await link.getAttribute("href")) ?? "";
  expect(own).toMatch(/^\/visual-library\/download\/[^/]+\/the-napkin\.svg$/);
  expect(own).not.toContain("/guest/");

  // Only the subscriber's own page contains the address.
  const other = await openAs(visits, await site.scenario.account({}), "/visual-library/the-napkin");
  await other.locator("quire-visual-item").getByRole("link", { name: "Subscribe" }).waitFor();
  for (const visitor of [other, await visits.open("/visual-library")])
    expect((await visitor.request.get(own)).status()).toBe(403);
});
