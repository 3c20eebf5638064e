import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, openAs } from "../harness/reader.js";
import { it } from "../harness/test.js";

const TOPICS = ["Strategy", "Economics", "Leading Teams"];

const menu = (page: Page) => page.locator("quire-topic-menu");
const choices = (page: Page) => menu(page).locator('[part="choice"]');
const value = (page: Page) => menu(page).locator('[part="value"]').textContent();

async function openMenu(page: Page, topics = TOPICS.length): Promise<void> {
  await menu(page).locator('[part="button"]').click();
  await expect.poll(() => choices(page).count(), { timeout: 15_000 }).toBe(topics + 1);
}

it("removes a topic with one request, also in another tab (accounts-2.34, accounts-4.20)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ topics: TOPICS });
  const page = await openAs(visits, account, "/my-library/following");
  const other = await page.context().newPage();
  await other.goto("/topic/strategy");
  const follow = other.locator('[data-quire-do="follow"][data-name="Strategy"]').first();
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
  await page.bringToFront();
  await openMenu(page);
  await site.scenario.forgetRequests();
  await menu(page).getByRole("button", { name: "Unfollow Strategy" }).click();
  await expect
    .poll(() => menu(page).locator('[part="question-text"]').textContent())
    .toBe('Stop following "Strategy"?');
  await menu(page).getByRole("button", { name: "Yes", exact: true }).click();
  await expect
    .poll(() => choices(page).allInnerTexts())
    .toEqual(["Everything", "Economics", "Leading Teams"]);
  await expect.poll(() => site.scenario.requests("DELETE", "/api/user/subscribe")).not.toHaveLength(0);
  await expect.poll(() => value(page)).toBe("Everything");
  await expect.poll(() => follow.getAttribute("aria-pressed"), { timeout: 15_000 }).toBe("false");
  await page.reload();
  await becomes(page, "known");
  await openMenu(page, TOPICS.length - 1);
  expect(await choices(page).allInnerTexts()).toEqual(["Everything", "Economics", "Leading Teams"]);
  expect(await site.scenario.requests("DELETE", "/api/user/subscribe")).toHaveLength(1);
});
