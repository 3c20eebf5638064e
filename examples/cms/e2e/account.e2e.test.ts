import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { idle } from "./harness/idle.js";
import { authModal, becomes, fillSignIn, openAs, signInQuickly, submitSignIn } from "./harness/reader.js";
import type { Site } from "./harness/site.js";
import { it } from "./harness/test.js";

const section = (page: Page, name: string): Locator => page.locator(`#account-${name}`);
const button = (within: Locator, name: string | RegExp): Locator => within.getByRole("button", { name });

/** Path of the link in the last mail to an address. */
async function linkFor(site: Site, emailAddress: string): Promise<string> {
  const mails = () => site.scenario.outbox(emailAddress);
  await expect.poll(async () => (await mails()).length).toBeGreaterThan(0);
  const { pathname, search } = new URL((await mails()).at(-1)?.link ?? "/", site.origin);
  return pathname + search;
}

it("changes the e-mail address by its mailed link, and then deletes the account (beyond-343, beyond-346)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const next = `new-${account.emailAddress}`;
  const page = await openAs(visits, account, "/account#account-email");
  const email = section(page, "email");
  await button(email, "Change email").click();
  await email.locator("[name=emailAddress]").fill(next);
  await page.keyboard.press("Enter");
  await email.getByText(`we’ve sent a link to ${next}`).waitFor();

  const confirmation = await page.context().newPage();
  const link = await linkFor(site, next);
  await confirmation.goto(link);
  await confirmation.getByRole("button", { name: "Confirm" }).click();
  await confirmation.getByText("Your email address has been changed.").waitFor();
  await confirmation.goto(link);
  await confirmation.getByRole("button", { name: "Confirm" }).click();
  await confirmation.getByText("This link has expired or has already been used.").waitFor();
  await confirmation.close();
  await page.reload();
  await email.getByText(next).waitFor();
  const subjects = async (to: string) => (await site.scenario.outbox(to)).map(({ subject }) => subject);
  await expect
    .poll(() => subjects(account.emailAddress))
    .toEqual(["Your email address is about to change", "Your email address has changed"]);

  const other = await visits.blank();
  await signInQuickly(other, { ...account, emailAddress: next });
  await other.goto("/account");
  await becomes(other, "known");
  const end = section(page, "delete");
  await button(end, "Delete account…").click();
  await end.locator("[name=word]").fill("delete");
  await button(end, "Delete my account").click();
  await page.getByRole("heading", { name: "Your account has been deleted" }).waitFor();
  await becomes(page, "anonymous");
  await other.reload();
  await becomes(other, "anonymous");
  await other.getByRole("heading", { name: "Sign in to see your account" }).waitFor();
  await expect.poll(() => subjects(next)).toContain("Your account has been deleted");
  const form = { username: next, password: account.password };
  expect((await page.request.post("/authenticate", { form, maxRedirects: 0 })).status()).toBe(401);
});

it("downloads the reader's data as a file under the site's policy (beyond-345)", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/account");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(section(page, "data"), "Download my data").click(),
  ]);
  expect(download.suggestedFilename()).toBe("account-data.json");
  const data: unknown = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(data).toMatchObject({ profile: { emailAddress: account.emailAddress } });
});

it("keeps a typed name when the session ends, until the same reader signs in (beyond-342)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/account");
  await section(page, "name").locator("[name=lastName]").fill("Byrne");
  await idle(page); // A call of another section would end the session before the press.
  await page.context().clearCookies();
  await button(section(page, "name"), "Save").click();
  await page.getByRole("heading", { name: "You’ve been signed out" }).waitFor();
  await page.locator("quire-account-settings").getByRole("link", { name: "Sign in" }).click();
  await fillSignIn(authModal(page), { ...account, firstName: "Robin" });
  await Promise.all([page.waitForEvent("load"), submitSignIn(authModal(page))]);
  await becomes(page, "known");
  await expect.poll(() => section(page, "name").locator("[name=lastName]").inputValue()).toBe("Byrne");
});

it("has no axe violation and no overflow at 320 px, in the dark and right to left (beyond-340)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const viewport = { width: 320, height: 740 };
  const page = await openAs(visits, account, "/account", { viewport, colorScheme: "dark" });
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  await button(section(page, "email"), "Change email").click();
  await button(section(page, "password"), "Change password").click();
  await button(section(page, "delete"), "Delete account…").click();
  await section(page, "orders").getByText("You haven’t ordered anything yet.").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOn(page)).toEqual([]);
});

it("changes the name and deletes the account without JavaScript (beyond-347)", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const page = await visits.blank({ javaScriptEnabled: false });
  await signInQuickly(page, account);
  await page.goto("/account");
  await page.getByLabel("First name").fill("Ada");
  await page.getByRole("button", { name: "Save name" }).click();
  await page.getByText("Your name has been saved.").waitFor();
  expect(await page.getByLabel("First name").inputValue()).toBe("Ada");
  await page.getByLabel("Password").last().fill("wrong");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("That password is incorrect.").waitFor();
  await page.getByLabel("Password").last().fill(account.password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByText("Your account has been deleted.").waitFor();
});
