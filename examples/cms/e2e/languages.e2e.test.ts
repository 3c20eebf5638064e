import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "./harness/idle.js";
import { it } from "./harness/test.js";
import type { Visits } from "./harness/visits.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";

/** Opens a page of the site whose template is in another language. Returns the addresses of its files of Quire. */
async function openIn(visits: Visits, lang: string, path: string): Promise<{ page: Page; files: string[] }> {
  const page = await visits.blank();
  const files: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/quire/")) files.push(pathname);
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html lang="en-US"', `<html lang="${lang}"`);
    return route.fulfill({ response, body });
  });
  await page.goto(path);
  await idle(page);
  return { page, files };
}

it("loads the texts of an article page in German with two more requests (beyond-387)", async ({ visits }) => {
  const english = await openIn(visits, "en", ARTICLE);
  const german = await openIn(visits, "de-AT", ARTICLE);
  expect(english.files.filter((file) => file.includes("/locales/"))).toEqual([]);
  expect(german.files.filter((file) => file.includes("/locales/"))).toEqual(["/quire/locales/de.js"]);
  expect(new Set(german.files).size - new Set(english.files).size).toBeLessThanOrEqual(2);
  const cart = german.page.locator("quire-mini-cart, [data-quire=mini-cart]").first();
  await expect.poll(() => cart.locator('[part="button"]').ariaSnapshot()).toContain("Warenkorb");
});

it("changes the language of a page with its lang (beyond-388)", async ({ visits }) => {
  const { page } = await openIn(visits, "en", "/shopping-cart");
  const cart = page.locator("quire-mini-cart, [data-quire=mini-cart]").first().locator('[part="button"]');
  await expect.poll(() => cart.ariaSnapshot()).toContain("Cart");
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
  });
  await expect.poll(() => cart.ariaSnapshot()).toContain("Panier");
});
