import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes } from "./harness/reader.js";
import { it } from "./harness/test.js";

const WAIT = { timeout: 15_000 };

const search = (page: Page) => page.locator("quire-header quire-search").first();
const field = (page: Page) => search(page).locator('input[name="q"]').first();
const options = (page: Page) => search(page).locator('[role="option"]:visible');
const kinds = (page: Page) =>
  options(page).evaluateAll((all) => all.map((one) => one.getAttribute("data-kind")));

/** Types by keyboard, and waits for the suggestions. */
async function suggest(page: Page, term: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.type(term, { delay: 30 });
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
}

it("shows suggestions for text that was typed before the script loads", async ({ visits }) => {
  const page = await visits.blank();
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/quire/page.js", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await field(page).focus();
  await page.keyboard.type("man");
  release();
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
});

it("submits the plain form on Enter, and lists the search as recent and removable", async ({ visits }) => {
  const page = await visits.open("/");
  await suggest(page, "strategy");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/search?q=strategy");
  await page.goto("/");
  await field(page).focus();
  await expect.poll(() => kinds(page), WAIT).toEqual(["recent"]);
  await search(page).getByRole("button", { name: "Remove “strategy” from recent searches" }).click();
  await expect.poll(() => options(page).count()).toBe(0);
  await page.reload();
  await field(page).focus();
  await expect.poll(() => field(page).getAttribute("aria-controls"), WAIT).not.toBeNull();
  expect(await options(page).count()).toBe(0);
});

it("searches by the form without JavaScript (beyond-10)", async ({ visits }) => {
  const page = await visits.open("/", { javaScriptEnabled: false });
  await field(page).fill("strategy");
  await field(page).press("Enter");
  await page.waitForURL("**/search?q=strategy");
});

it("shows a skeleton and then suggestions for text that was typed before the view loaded", async ({
  visits,
}) => {
  const page = await visits.blank();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/chunks/search-view-*.js*", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/");
  await becomes(page, "anonymous");
  const places = search(page).locator('[part="place"]');
  await field(page).focus();
  await page.keyboard.type("ma");
  expect(await places.count()).toBe(0);
  await page.keyboard.type("n");
  await expect.poll(() => places.count()).toBe(6);
  await expect.poll(() => places.first().isVisible()).toBe(true);
  await page.keyboard.press("Backspace");
  await expect.poll(() => places.count()).toBe(0);
  await page.keyboard.type("n");
  resolve();
  await expect.poll(() => options(page).count(), WAIT).toBeGreaterThan(0);
  await expect.poll(() => places.count()).toBe(0);
});

it("shows the form's button next to its field on the results page on a phone", async ({ visits }) => {
  const page = await visits.open("/search?q=strategy", { viewport: { width: 375, height: 720 } });
  // The field's role changes once suggestions are loaded.
  const places = () =>
    page.locator(".page-search").evaluate((form) =>
      ["input[type=search]", "button"].map((one) => {
        const { y = 0, width = 0 } = form.querySelector(one)?.getBoundingClientRect() ?? {};
        return { y: Math.round(y), isWide: width > 200 };
      }),
    );
  await becomes(page, "anonymous");
  const [input, button] = await places();
  expect(button).toEqual({ y: input?.y, isWide: false });
  expect(input?.isWide).toBe(true);
});
