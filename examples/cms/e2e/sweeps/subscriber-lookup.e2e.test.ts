import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { becomes } from "../harness/reader.js";
import { it } from "../harness/test.js";

const lookup = (page: Page) => page.locator("quire-subscriber-lookup");
const field = (page: Page, name: string) => lookup(page).locator(`[data-quire-ui] [name="${name}"]`);
const heading = (page: Page) => lookup(page).locator("[data-quire-ui] h2").textContent();
const getAddress = (email: string) =>
  `/subscriber-registration?emailAddress=${encodeURIComponent(Buffer.from(email).toString("base64"))}`;

it("creates an account for a subscriber by keyboard on a phone (accounts-7.8)", async ({ visits, site }) => {
  const page = await visits.open(getAddress("print@quire.test"), { viewport: { width: 375, height: 720 } });
  await field(page, "accountNumber").waitFor();
  await field(page, "accountNumber").focus();
  await page.keyboard.type("QR1002003");
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page), { timeout: 15_000 }).toBe("We found your subscription, Petra");
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  expect(await lookup(page).locator("[data-quire-ui] dl").textContent()).toContain("February 10, 2027");
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => (document.activeElement as HTMLInputElement).name)) === "password") break;
  }
  await page.keyboard.type("Reader#2026");
  await page.keyboard.press("Enter");
  await expect.poll(() => heading(page), { timeout: 15_000 }).toBe("Your subscription is linked");
  await becomes(page, "known");
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").status))
    .toBe("subscribers");
  expect(await site.scenario.requests("POST", "/api/user/subscriber/register")).toHaveLength(1);
  await expect
    .poll(() => page.locator("quire-registration-banner [part=message]").textContent())
    .toBe("Your account has been created, print@quire.test");
});

it("links a subscription by the page's forms without JavaScript, or shows the reason", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account({ emailAddress: "gift@quire.test" });
  const page = await visits.open(getAddress("gift@quire.test"), { javaScriptEnabled: false });
  const send = async (number: string) => {
    await page.fill("#link-email", "gift@quire.test");
    await page.fill("#link-number", number);
    await page.fill("#link-password", account.password);
    await page.click("text=Link my subscription");
  };
  await send("QR0000000");
  await page.waitForURL("**/subscriber-registration?error=*");
  expect(await page.locator('[role="alert"]').textContent()).toBe("No Active Subscriptions Found");
  await send("QR1002004");
  await page.waitForURL("**/my-library");
});
