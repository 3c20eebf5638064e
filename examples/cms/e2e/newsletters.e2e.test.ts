import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { openAs } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ADDRESS = "/email-newsletters";
const SLOW = { timeout: 15_000 };

const signup = (page: Page) => page.locator("main quire-newsletter-signup");

const ready = (page: Page) => expect.poll(() => signup(page).getAttribute("data-state"), SLOW).toBe("ready");

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
