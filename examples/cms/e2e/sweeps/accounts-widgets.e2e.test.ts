import type { Page } from "playwright";
import { expect } from "vitest";
import { ARTICLE, getPart, PLACES } from "../harness/account-widgets.js";
import { idle } from "../harness/idle.js";
import { becomes, fillSignIn, openAs, openSignIn, submitSignIn } from "../harness/reader.js";
import { BUSY_SECOND } from "../harness/site.js";
import { inWholeBrowser, it } from "../harness/test.js";

const STRICT =
  "default-src 'self'; script-src 'nonce-x' 'strict-dynamic'; style-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types quire dompurify";

/**
 * Serves the site's pages with exactly the policy of the specification. Features on other origins are
 * disabled.
 */
async function underPolicy(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(/nonce="[^"]*"/g, 'nonce="x"')
      .replace(/"geolocation":"[^"]*"/, '"geolocation":null')
      .replaceAll(/<script src="\/assets\/[^"]*(jquery|bootstrap)[^"]*"[^>]*><\/script>/g, "");
    return route.fulfill({
      response,
      body,
      headers: { ...response.headers(), "content-security-policy": STRICT },
    });
  });
}

it("shows every account widget with styles under a strict policy (robustness-12)", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(false);
  const page = await visits.blank();
  await underPolicy(page);
  for (const place of PLACES) {
    await page.goto(place.address);
    await becomes(page, "anonymous");
    await place.show?.(page);
    const part = getPart(page, place);
    await part.waitFor();
    const { fontSize, fontFamily } = await part.evaluate((element) => {
      const { fontSize, fontFamily } = getComputedStyle(element);
      return { fontSize, fontFamily };
    });
    expect(Number.parseFloat(fontSize), place.widget).toBeGreaterThanOrEqual(14);
    expect(fontFamily, place.widget).not.toMatch(/^"?Times/);
  }
  await page.goto("/privacy-policy");
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  await page.goto("/privacy-policy?registration=success");
  const banner = page.locator("quire-registration-banner [part=banner]");
  await banner.waitFor();
  expect(await banner.evaluate((element) => getComputedStyle(element).display)).toBe("flex");
  await site.scenario.captcha(true);
}, 120_000);

inWholeBrowser(
  "signed out elsewhere, then back through the cache: the paywall is closed within a second (robustness-32)",
  async ({ visits, site }) => {
    const account = await site.scenario.account({ roleCodes: ["ROLE_HBRG_BEST"] });
    const page = await openAs(visits, account, "/topics");
    await page.goto(ARTICLE);
    const access = () => page.locator("quire-paywall").getAttribute("data-access");
    await expect.poll(access, { timeout: 15_000 }).toBe("open");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Reflect.set(window, "fromCache", persisted));
    });
    await idle(page); // A page that is left while it fetches code returns without this code.
    await page.goto("/privacy-policy");
    const elsewhere = await page.context().newPage();
    await elsewhere.goto("/store");
    await becomes(elsewhere, "known");
    await elsewhere.locator('[data-quire-do="sign-out"]').first().click();
    await becomes(elsewhere, "anonymous");
    await page.bringToFront();
    await page.evaluate(() => history.back()).catch(() => {}); // The page may be left before it answers.
    await page.waitForURL(`**${ARTICLE}`, { waitUntil: "commit" });
    await expect.poll(access, BUSY_SECOND).toBe("closed");
    await expect.poll(() => page.locator("#rest").isVisible()).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, "fromCache"))).toBe(true);
  },
);
