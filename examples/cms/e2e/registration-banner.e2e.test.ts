import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

const banner = (page: Page) => page.locator("quire-registration-banner [part=banner]");

/** Resolves once the banner has loaded and found nothing to show. */
const isEmpty = async (page: Page) => {
  const host = page.locator("quire-registration-banner");
  await expect.poll(() => host.getAttribute("data-state")).toBe("empty");
  expect(await banner(page).isVisible()).toBe(false);
};

it("loads no React for the banner when there is no registration", async ({ visits }) => {
  const page = await visits.open("/privacy-policy");
  await becomes(page, "anonymous");
  await isEmpty(page);
  expect(await page.evaluate(() => customElements.get("quire-registration-banner"))).toBeUndefined();
});
