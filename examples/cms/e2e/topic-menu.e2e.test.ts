import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { becomes, openAs } from "./harness/reader.js";
import { it } from "./harness/test.js";

const PHONE = { viewport: { width: 375, height: 720 } };
const TOPICS = ["Strategy", "Economics", "Leading Teams"];

const menu = (page: Page) => page.locator("quire-topic-menu");
const choices = (page: Page) => menu(page).locator('[part="choice"]');
const value = (page: Page) => menu(page).locator('[part="value"]').textContent();

async function openMenu(page: Page, topics = TOPICS.length): Promise<void> {
  await menu(page).locator('[part="button"]').click();
  await expect.poll(() => choices(page).count(), { timeout: 15_000 }).toBe(topics + 1);
}

it("'Everything' and the followed topics by name, by keyboard, on a phone (accounts-2.33)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ topics: TOPICS });
  const page = await openAs(visits, account, "/my-library/following", PHONE);
  await menu(page).locator('[part="button"]').focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => choices(page).allInnerTexts(), { timeout: 15_000 })
    .toEqual(["Everything", "Economics", "Leading Teams", "Strategy"]);
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expect.poll(() => page.evaluate(focusedText)).toBe("Everything");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(() => value(page)).toBe("Strategy");
});

/** Of the focused element, also inside shadow roots. */
function focusedText(): string | undefined {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.textContent ?? undefined;
}

it("a removal asks, sends one request, selects 'Everything', and reaches the follow buttons of another tab (accounts-2.34, accounts-4.20)", async ({
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
  await menu(page).getByRole("button", { name: "Stop following Strategy" }).click();
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

it("a removal that the server refuses brings the topic back", async ({ visits, site }) => {
  const account = await site.scenario.account({ topics: TOPICS });
  const page = await openAs(visits, account, "/my-library/following");
  await openMenu(page);
  await site.scenario.fault({ kind: "status", method: "DELETE", path: "/api/user/subscribe", status: 500 });
  await menu(page).getByRole("button", { name: "Stop following Economics" }).click();
  await menu(page).getByRole("button", { name: "Yes", exact: true }).click();
  await expect
    .poll(async () => (await menu(page).locator('[part="item-problem"]').allInnerTexts()).join(""))
    .toBe("You are still following Economics: it could not be removed. Please try again.");
  await expect.poll(() => choices(page).count()).toBe(TOPICS.length + 1);
});

it("a guest finds the way to sign in", async ({ visits }) => {
  const page = await visits.open("/my-library/following");
  await becomes(page, "anonymous");
  await menu(page).locator('[part="button"]').click();
  await menu(page).getByRole("link", { name: "Sign in" }).click();
  await page.locator('quire-auth-modal input[name="password"]').waitFor();
});
