import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { painted } from "./harness/had-time.js";
import { authModal, becomes, openAs } from "./harness/reader.js";
import { it } from "./harness/test.js";

const banner = (page: Page) => page.locator("quire-registration-banner [part=banner]");
const message = (page: Page) => page.locator("quire-registration-banner [part=message]");

/** It has found out that there is nothing to say. */
const isEmpty = async (page: Page) => {
  const host = page.locator("quire-registration-banner");
  await expect.poll(() => host.getAttribute("data-state")).toBe("empty");
  expect(await banner(page).isVisible()).toBe(false);
};

/** Registers through the modal, and leaves the questions that follow. */
async function register(page: Page, emailAddress: string): Promise<void> {
  await becomes(page, "anonymous");
  await page.locator('[data-quire-open="auth-modal"][data-mode="registration"]').first().click();
  const modal = authModal(page);
  const person = { firstName: "Ada", lastName: "King", emailAddress, password: "Reader#2026" };
  for (const [name, value] of Object.entries(person)) await modal.locator(`[name="${name}"]`).fill(value);
  await modal.locator('form button[type="submit"]').click();
  await modal.getByRole("button", { name: "Maybe later" }).waitFor();
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), y);
}

it("after registration a banner reads 'Your account has been created, {email}', until 250 px are scrolled (accounts-2.9)", async ({
  visits,
}) => {
  const page = await visits.open("/topics");
  await register(page, "ada.banner@quire.test");
  await Promise.all([
    page.waitForEvent("load"),
    authModal(page).getByRole("button", { name: "Maybe later" }).click(),
  ]);
  await expect
    .poll(() => message(page).textContent(), { timeout: 15_000 })
    .toBe("Your account has been created, ada.banner@quire.test");
  expect(await violationsOn(page)).toEqual([]);
  await scrollTo(page, 250);
  await painted(page);
  expect(await banner(page).isVisible()).toBe(true);
  await scrollTo(page, 251);
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  await page.reload();
  await becomes(page, "known");
  await isEmpty(page);
});

it("where a site paywall is present, closing it reloads the page, once, without registration=success (accounts-2.10)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/privacy-policy?registration=success");
  await expect
    .poll(() => message(page).textContent(), { timeout: 15_000 })
    .toBe(`Your account has been created, ${account.emailAddress}`);
  await page.evaluate(() => {
    const paywall = document.createElement("div");
    paywall.className = "site-paywall";
    document.querySelector("main")?.append(paywall);
    document.querySelector("quire-registration-banner")?.setAttribute("paywall-selector", ".site-paywall");
  });
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Close" }).click()]);
  expect(new URL(page.url()).search).toBe("");
  await becomes(page, "known");
  await isEmpty(page);
});

it("a page without a paywall stays where it is when the banner is closed", async ({ visits, site }) => {
  const account = await site.scenario.account();
  const viewport = { width: 375, height: 720 };
  const page = await openAs(visits, account, "/privacy-policy?registration=success", { viewport });
  await expect.poll(() => banner(page).isVisible(), { timeout: 15_000 }).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.evaluate(() => Reflect.set(window, "isStill", true));
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => banner(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, "isStill"))).toBe(true);
  expect(new URL(page.url()).search).toBe("");
});

it("a page with nothing to confirm loads no React for it", async ({ visits }) => {
  const page = await visits.open("/privacy-policy");
  await becomes(page, "anonymous");
  await isEmpty(page);
  expect(await page.evaluate(() => customElements.get("quire-registration-banner"))).toBeUndefined();
});
