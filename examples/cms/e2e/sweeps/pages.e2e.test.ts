import type { Page } from "playwright";
import { expect } from "vitest";
import { violationsOn } from "../harness/axe.js";
import { idle } from "../harness/idle.js";
import { PAGES } from "../harness/pages.js";
import { add, authModal, becomes, miniCart, openAs, openSignIn, openSignInView } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

const SIZES = { phone: { width: 375, height: 740 }, desk: { width: 1280, height: 800 } };

/** Returns the first address of this kind that the home page links to. */
async function linkedFrom(page: Page, pattern: RegExp): Promise<string> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) => links.map((a) => a.getAttribute("href")));
  return hrefs.find((href) => href !== null && pattern.test(href)) ?? "/no-such-link";
}

/**
 * @returns a function that waits for several frames without a request, so that axe sees a stable page
 * @returns a function that waits for several frames without a request, so that axe sees one page
 */
function stillness(page: Page): () => Promise<void> {
  const requests = new Set<unknown>();
  page.on("request", (request) => requests.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => requests.delete(request));
  return async () => {
    for (let calm = 0; calm < 4; calm = requests.size > 0 ? 0 : calm + 1)
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
      );
  };
}

it("has no axe violation and no overflow on any page, on phone and desktop", async ({ visits }) => {
  const page = await visits.open("/", { viewport: SIZES.phone });
  const still = stillness(page);
  const article = await linkedFrom(page, /^\/\d{4}\/\d{2}\//);
  const product = await linkedFrom(page, /^\/product\//);
  const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const found: Record<string, string[]> = {};
  const wide: string[] = [];
  // Loading a page takes longer than the checks, so each loaded page is checked in both sizes.
  for (const address of [...PAGES, article, product]) {
    await page.setViewportSize(SIZES.phone);
    await page.goto(address);
    if (await isWide()) wide.push(`${address}, before its widgets`);
    await becomes(page, "anonymous");
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await still();
      if (await isWide()) wide.push(`${address}, ${size}`);
      const violations = await violationsOn(page);
      if (violations.length > 0) found[`${address}, ${size}`] = violations;
    }
  }
  expect(found).toEqual({});
  expect(wide).toEqual([]);
}, 300_000);

for (const [size, viewport] of Object.entries(SIZES)) {
  it(`has no axe violation on any screen of the open modal, ${size}`, async ({ visits }) => {
    const page = await visits.open("/topics", { viewport });
    const modal = await openSignInView(page);
    expect(await violationsOn(page)).toEqual([]);
    await modal.locator('form button[type="submit"]').click();
    await modal.getByText("This field is required.").first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await modal.getByText("Forgot your password?").last().click();
    expect(await violationsOn(page)).toEqual([]);
    await modal.getByText("Go back").click();
    await modal.getByText("Don't have an account? Create one.").click();
    await modal.locator('input[name="firstName"]').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }, 120_000);

  it(`has no axe violation with the cart open, empty and full, ${size}`, async ({ visits }) => {
    const page = await visits.open("/", { viewport });
    await becomes(page, "anonymous");
    const cart = miniCart(page);
    await cart.getByRole("button").first().click();
    await cart.getByText("Your Shopping Cart is empty.").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await add(page);
    await cart.getByRole("button").first().click();
    await cart.locator("[part=item]").first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }, 120_000);
}

it("has no axe violation on a signed-in user's own pages", async ({ visits }) => {
  const page = await openAs(visits, READER, "/");
  const still = stillness(page);
  expect(await violationsOn(page)).toEqual([]);
  for (const address of [
    "/my-library",
    "/my-library/following",
    "/my-library/history",
    "/my-library/orders",
    "/order-history",
  ]) {
    await page.goto(address);
    await becomes(page, "known");
    await still();
    expect(await violationsOn(page)).toEqual([]);
  }
}, 60_000);

it("sends no call that the API refuses on a subscriber's own pages (beyond-420)", async ({ visits }) => {
  const page = await openAs(visits, { ...READER, emailAddress: "best@quire.test" }, "/");
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const address of ["/my-library", "/account", "/order-history", "/subscriptions"]) {
    await page.goto(address);
    await becomes(page, "known");
    await idle(page);
  }
  expect(refused).toEqual([]);
}, 60_000);

const STRICT =
  "default-src 'self'; script-src 'nonce-x' 'strict-dynamic'; style-src 'self'; base-uri 'none'; " +
  "require-trusted-types-for 'script'; trusted-types quire dompurify";

it("applies all styles under a strict policy with Trusted Types (robustness-12)", async ({
  visits,
  site,
}) => {
  await site.scenario.captcha(false);
  const page = await visits.blank();
  // Serves the site's page with exactly the policy of the specification.
  await page.route("**/topic/strategy", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll(/nonce="[^"]*"/g, 'nonce="x"')
      // The policy allows no other origin, so the page requests no geolocation.
      .replace(/"geolocation":"[^"]*"/, '"geolocation":null');
    const headers = { ...response.headers(), "content-security-policy": STRICT };
    await route.fulfill({ response, headers, body: withoutJquery(html) });
  });
  await page.goto("/topic/strategy");
  const modal = await openSignIn(page);
  const field = modal.locator('input[name="username"]');
  expect(await field.evaluate((input) => getComputedStyle(input).fontSize)).toBe("16px");
  const surface = (dialog: Element) => getComputedStyle(dialog).backgroundColor;
  expect(await modal.locator("dialog").evaluate(surface)).toBe("rgb(255, 255, 255)");
  await page.keyboard.press("Escape");
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
  await expect.poll(() => authModal(page).getAttribute("data-state")).toBe("ready");
  await site.scenario.captcha(true);
});

/** jQuery 1.12 does not work with Trusted Types. The test is about Quire alone. */
function withoutJquery(html: string): string {
  return html.replaceAll(/<script src="\/assets\/[^"]*(jquery|bootstrap)[^"]*"[^>]*><\/script>/g, "");
}

it("has one listener for 1,000 follow buttons, and loads React only on intent", async ({ visits }) => {
  const page = await visits.open("/follow-1000");
  await becomes(page, "anonymous");
  expect(await page.locator('[data-quire-do="follow"]').count()).toBe(1000);
  const session = await page.context().newCDPSession(page);
  const clicks = async (expression: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression });
    const { objectId = "" } = result;
    const { listeners } = await session.send("DOMDebugger.getEventListeners", { objectId, depth: 1 });
    return listeners.filter(({ type }) => type === "click").length;
  };
  // The triggers' listener, and that of downloads once it is loaded.
  expect(await clicks("document")).toBeLessThanOrEqual(2);
  for (const index of [0, 499, 999]) {
    expect(await clicks(`document.querySelectorAll('[data-quire-do="follow"]')[${index}]`)).toBe(0);
  }
  expect(await miniCart(page).getAttribute("data-state")).toBe("loading");
  await miniCart(page).getByRole("button").first().click();
  await expect.poll(() => miniCart(page).getAttribute("data-state")).not.toBe("loading");
});
