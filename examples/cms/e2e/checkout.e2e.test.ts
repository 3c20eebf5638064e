import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "./harness/axe.js";
import { idle } from "./harness/idle.js";
import { becomes, fillSignIn, openSignIn, submitSignIn, userIn } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Returns the current user's roles from this tab's memory. Storage would be the same in every tab. */
const roleCodes = async (page: Page) =>
  (await userIn(page)).tiers?.map(({ roleCode }: { roleCode: string }) => roleCode);

it("starts the checkout for a voucher_code after sign-in, and orders once (accounts-2.27)", async ({
  visits,
  site,
}) => {
  const account = { ...READER, ...(await site.scenario.account()) };
  const page = await visits.open("/subscriptions?voucher_code=AUTUMN");
  await fillSignIn(await openSignIn(page), account);
  await submitSignIn(page.locator("quire-auth-modal"));
  await page.waitForURL(/\/checkout\?/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("voucher_code")).toBe("AUTUMN");
  expect(searchParams.get("userRef")).not.toBe("");
  expect(searchParams.get("return")).toBe(`${site.origin}/subscriptions`);

  const other = await page.context().newPage();
  await other.goto(`${site.origin}/topics`);
  await becomes(other, "known");
  await page.getByLabel("Premium").check();
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/subscriptions/);
  await becomes(page, "known");
  await expect.poll(() => roleCodes(page)).toEqual(["ROLE_HBRG_BEST"]);
  await expect.poll(() => cookieNames(page)).toContain("_pc_pso");
  await expect.poll(() => cookieNames(page)).not.toContain("subscription-breadcrumb");
  await expect.poll(() => page.url()).toBe(`${site.origin}/subscriptions`);
  // The other tab learns the new tier without a reload.
  await expect.poll(() => roleCodes(other)).toEqual(["ROLE_HBRG_BEST"]);

  await page.goto(`${site.origin}/subscriptions`);
  await becomes(page, "known");
  await idle(page);
  const calls = (await site.scenario.requests()).filter(({ path }) => path.includes("checkoutComplete"));
  expect(calls).toHaveLength(1);
});

it("opens the checkout of a chosen plan after sign-in, and marks it once it is ordered (beyond-303)", async ({
  visits,
  site,
}) => {
  const account = { ...READER, ...(await site.scenario.account()) };
  const page = await visits.open("/subscriptions", { viewport: { width: 375, height: 740 } });
  const plans = page.locator("quire-subscription-plans");
  await plans.getByRole("radio", { name: /^Yearly/ }).check();
  await plans.getByText("$320", { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  expect(await violationsOn(page)).toEqual([]);
  await plans.getByRole("button", { name: "Start free trial of Best" }).click();
  const modal = page.locator("quire-auth-modal");
  await fillSignIn(modal, account);
  // A quick click at the place of the last one would be its double click, which is ignored.
  await modal.locator('input[name="password"]').press("Enter");
  await page.waitForURL(/\/checkout\?/);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get("plan"), searchParams.get("period")]).toEqual(["best", "yearly"]);
  expect(await page.getByLabel("Premium, $320 yearly").isChecked()).toBe(true);
  await page.getByRole("button", { name: "Place order" }).click();
  await page.waitForURL(/\/subscriptions/);
  await plans.getByText("Your plan", { exact: true }).waitFor({ timeout: 20_000 });
  await plans.getByRole("button", { name: "Switch plan to Good" }).waitFor();
});

it("chooses a plan without script, by links with the same prices (beyond-300, beyond-302)", async ({
  visits,
}) => {
  const page = await visits.open("/subscriptions", { javaScriptEnabled: false });
  await page.getByText("$32 a month").waitFor();
  await page.getByRole("link", { name: "Choose Best" }).click();
  await page.getByRole("heading", { name: "Your choice: Best, $32 a month" }).waitFor();
});
