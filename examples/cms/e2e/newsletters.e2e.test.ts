import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { settled } from "./harness/inert.js";
import { becomes, openAs } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ADDRESS = "/email-newsletters";
const SLOW = { timeout: 15_000 };

const signup = (page: Page) => page.locator("main quire-newsletter-signup");
const subscribe = (page: Page) => signup(page).locator('[part="subscribe"]');

const ready = (page: Page) => expect.poll(() => signup(page).getAttribute("data-state"), SLOW).toBe("ready");

it("a guest signs up by e-mail for two letters, on a phone (accounts-5.15, content-7.23)", async ({
  visits,
  site,
}) => {
  const page = await visits.open(ADDRESS, { viewport: { width: 375, height: 720 } });
  await becomes(page, "anonymous");
  await ready(page);
  const first = signup(page).getByRole("checkbox", { name: "First Chair" });
  await first.check();
  await signup(page).getByRole("checkbox").last().check();
  await signup(page).getByRole("textbox", { name: "Email" }).fill("ada");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => signup(page).locator(".quire-error").textContent())
    .toBe("Please enter a valid email address.");
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await signup(page).getByRole("textbox", { name: "Email" }).fill("ada@quire.test");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => signup(page).locator('[part="done"]').textContent(), SLOW)
    .toMatch(/^You are now subscribed to .+ and .+\.$/);
  await expect.poll(() => first.isDisabled()).toBe(true);
  const paths = ["/api/newsletters/subscribe", "/api/marketingcampaign/subscribe"];
  for (const path of paths) await expect.poll(() => site.scenario.requests("POST", path)).not.toHaveLength(0);
  await settled(page);
  for (const path of paths) expect(await site.scenario.requests("POST", path)).toHaveLength(1);
});

it("the form of the page works without script", async ({ visits }) => {
  const page = await visits.open(ADDRESS, { javaScriptEnabled: false });
  await page.locator('main input[name="newsletter"][value="First Chair"]').check();
  await page.locator('main input[name="email"]').fill("ada@quire.test");
  await page.locator('main form[action="/email-newsletters"] button').click();
  await page.waitForURL("**/email-newsletters?sent=1");
  expect(await page.getByRole("status").textContent()).toMatch(/^You are signed up/);
});

it("a reader subscribes with one press, takes it back by Undo, and another tab follows (content-4.7)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({});
  const page = await openAs(visits, account, ADDRESS);
  await ready(page);
  const other = await page.context().newPage();
  await other.goto(ADDRESS);
  await ready(other);
  await page.bringToFront();
  const button = (on: Page) =>
    signup(on).locator('[part="newsletter"]', { hasText: "First Chair" }).locator('[part="subscribe"]');
  await button(page).click();
  await expect.poll(() => button(page).isDisabled()).toBe(true);
  await expect.poll(() => button(other).isDisabled(), SLOW).toBe(true);
  await page.locator("quire-toast").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => button(page).isDisabled()).toBe(false);
  await expect.poll(() => site.scenario.requests("DELETE", "/api/user/subscribe"), SLOW).not.toHaveLength(0);
  expect(await violationsOn(page)).toEqual([]);
  expect(await site.scenario.requests("DELETE", "/api/user/subscribe")).toHaveLength(1);
});

it("letters for others are refused with the reason, and nothing shows as subscribed (content-6.8)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({});
  const page = await openAs(visits, account, ADDRESS);
  await ready(page);
  const row = signup(page).locator('[part="newsletter"]', { hasText: "For Executive subscribers" }).first();
  await row.locator('[part="subscribe"]').click();
  await expect
    .poll(() => row.getByRole("alert").textContent(), SLOW)
    .toMatch(/ is for Executive subscribers only\.$/);
  expect(await row.locator('[part="subscribe"]').isDisabled()).toBe(false);
});

it("unsubscribe-all fails with the generic message, succeeds the next time, and can be undone (content-7.19, content-8.10)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ newsletters: ["First Chair"] });
  const page = await openAs(visits, account, ADDRESS);
  await ready(page);
  const disabled = () =>
    subscribe(page).evaluateAll((all) => all.filter((one) => Object(one).disabled).length);
  const all = signup(page).getByRole("button", { name: "Unsubscribe from all" });
  await expect.poll(disabled).toBeGreaterThan(0);
  expect(await disabled()).toBe(1);
  await site.scenario.fault({
    kind: "status",
    method: "DELETE",
    path: "/api/user/unsubscribe/all",
    times: 2,
    status: 500,
  });
  await all.click();
  await expect
    .poll(() => signup(page).getByRole("alert").filter({ hasText: "sorry" }).textContent(), SLOW)
    .toContain("We are sorry. We are unable to process your request at this time.");
  await all.click();
  await expect.poll(disabled, SLOW).toBe(0);
  await page.locator("quire-toast").getByRole("button", { name: "Undo" }).click();
  await expect.poll(disabled, SLOW).toBeGreaterThan(0);
  expect(await disabled()).toBe(1);
});
