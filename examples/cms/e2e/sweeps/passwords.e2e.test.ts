import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { authModal, becomes, fillSignIn, openAs, signIn, submitSignIn } from "../harness/reader.js";
import type { Site } from "../harness/site.js";
import { it } from "../harness/test.js";

const PHONE = { width: 375, height: 740 };
const SENT =
  "If your email is registered with us, you will receive an email with a link to reset your password.";
const NEW = "Quire#2027!";

const forgotFlyout = (page: Page): Locator => page.locator("quire-forgot-password-flyout");
const changeFlyout = (page: Page): Locator => page.locator("quire-change-password-flyout");
const confirmation = (flyout: Locator): Locator => flyout.locator('[part="confirmation"]');
const isOpen = (flyout: Locator) => flyout.evaluate((host) => host.hasAttribute("open"));
const field = (within: Locator, name: string): Locator => within.locator(`form input[name="${name}"]`);

/** Focuses the trigger and presses Enter. */
async function openByKeyboard(page: Page, name: string): Promise<void> {
  const trigger = page.locator(`main [data-quire-open="${name}"]`).first();
  await trigger.focus();
  await page.keyboard.press("Enter");
}

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function askForLink(page: Page, emailAddress: string): Promise<Locator> {
  const flyout = forgotFlyout(page);
  await openByKeyboard(page, "forgot-password-flyout");
  const email = field(flyout, "emailAddress");
  await expect.poll(() => hasFocus(email), { timeout: 15_000 }).toBe(true);
  await page.keyboard.type(emailAddress);
  await page.keyboard.press("Enter");
  await expect.poll(() => confirmation(flyout).textContent(), { timeout: 15_000 }).toBe(SENT);
  await expect.poll(() => flyout.locator('form [aria-busy="true"]').count()).toBe(0);
  return flyout;
}

/** Returns the path of the link in the last mail. */
async function linkFor(site: Site, emailAddress: string): Promise<string> {
  const mails = () => site.scenario.outbox(emailAddress);
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const { pathname, search } = new URL((await mails()).at(-1)?.link ?? "/", site.origin);
  return pathname + search;
}

it("replaces a forgotten password by keyboard alone: flyout, mail, new password, sign-in", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.open("/sign-in", { viewport: PHONE });
  await becomes(page, "anonymous");
  await askForLink(page, account.emailAddress);
  await expect.poll(() => isOpen(forgotFlyout(page)), { timeout: 10_000 }).toBe(false);
  const trigger = page.locator('[data-quire-open="forgot-password-flyout"]').first();
  await expect.poll(() => hasFocus(trigger)).toBe(true);

  await page.goto(await linkFor(site, account.emailAddress));
  const widget = page.locator("quire-reset-password");
  const view = widget.locator("[data-quire-ui]");
  await field(view, "password").focus();
  await expect.poll(() => page.url()).not.toContain("token");
  await page.keyboard.type(NEW);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(NEW);
  await page.keyboard.press("Enter");
  await view.getByText("Password successfully changed.").waitFor();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await fillSignIn(authModal(page), { ...account, firstName: "Robin", password: NEW });
  await Promise.all([page.waitForEvent("load"), submitSignIn(authModal(page))]);
  await becomes(page, "known");
  expect(new URL(page.url()).pathname).toBe("/");
});

it("changes a password by keyboard alone, and rejects the old one", async ({ visits, site }) => {
  const account = { ...(await site.scenario.account()), firstName: "Robin" };
  const page = await openAs(visits, account, "/my-library");
  const flyout = changeFlyout(page);
  await openByKeyboard(page, "change-password-flyout");
  await expect.poll(() => hasFocus(field(flyout, "current")), { timeout: 15_000 }).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  const type = async (text: string, ...keys: string[]) => {
    await page.keyboard.type(text);
    for (const key of keys) await page.keyboard.press(key);
  };
  await type("not it", "Tab", "Tab");
  await type(NEW, "Tab", "Tab");
  await type(NEW, "Enter");
  await flyout.getByText("Current Password is invalid", { exact: true }).waitFor();
  await expect.poll(() => hasFocus(field(flyout, "current"))).toBe(true);
  await page.keyboard.press("Control+A");
  await type(account.password, "Enter");
  await expect.poll(() => confirmation(flyout).textContent()).toBe("Password successfully changed.");
  await expect.poll(() => isOpen(flyout)).toBe(false);
  const trigger = page.locator('main [data-quire-open="change-password-flyout"]');
  await expect.poll(() => hasFocus(trigger)).toBe(true);
  expect(await fits(page)).toBe(true);

  const elsewhere = await visits.open("/my-library");
  await signIn(elsewhere, { ...account, password: NEW });
});

/** Returns true if no element is wider than the window. */
const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

it("exposes the reset token only in its own request (robustness-17)", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const page = await visits.open("/sign-in");
  await becomes(page, "anonymous");
  await askForLink(page, account.emailAddress);
  const link = await linkFor(site, account.emailAddress);
  const token = new URL(link, site.origin).searchParams.get("token") ?? "";
  expect(token.length).toBeGreaterThan(20);
  const foreign: string[] = [];
  // Records requests from the link on. Referer and cookies of a request are only known at that point.
  page.on("requestfinished", async (request) => {
    const headers = JSON.stringify(await request.allHeaders().catch(() => ({})));
    const isPage = request.isNavigationRequest() && request.url().startsWith(site.origin);
    if (!isPage && [request.url(), headers, request.postData()].join().includes(token)) {
      foreign.push(request.url());
    }
  });
  await page.goto(link);
  const view = page.locator("quire-reset-password [data-quire-ui]");
  await field(view, "password").fill(NEW);
  const storedText = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      Array.from(document.links, ({ href }) => href),
    ]),
  );
  expect(storedText).not.toContain(token);
  expect(foreign).toEqual([]);
});

it("submits each password form without JavaScript (accounts-7.23, beyond-5)", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const page = await visits.blank({ javaScriptEnabled: false });
  const send = () => page.locator('main form button[type="submit"]:visible').click();
  await page.goto("/my-library");
  await page.goto("/forgot-password");
  await page.locator('main [name="emailAddress"]').fill(account.emailAddress);
  await send();
  await page.getByText(SENT).waitFor();

  await page.goto(await linkFor(site, account.emailAddress));
  await page.locator('main [name="password"]:visible').fill(NEW);
  await page.locator('main [name="confirm"]:visible').fill("Quire#2028!");
  await send();
  await page.getByText("New Password and Confirm Password do not match").waitFor();
  await page.locator('main [name="password"]:visible').fill(NEW);
  await page.locator('main [name="confirm"]:visible').fill(NEW);
  await send();
  await page.getByText("Password successfully changed.").waitFor();

  await page.goto("/sign-in?return=%2Fchange-password");
  await page.locator('main [name="username"]').fill(account.emailAddress);
  await page.locator('main [name="password"]:visible').fill(NEW);
  await send();
  await page.locator('main [name="current"]').fill("not it");
  await page.locator('main [name="password"]:visible').fill("Quire#2029!");
  await page.locator('main [name="confirm"]:visible').fill("Quire#2029!");
  await send();
  await page.getByText("Current Password is invalid").waitFor();
});
