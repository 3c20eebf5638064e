import type { Page } from "playwright";
import { expect } from "vitest";
import { add, becomes, showsInCart, signIn } from "./reader.js";
import { READER, type Site } from "./site.js";
import type { Visits } from "./visits.js";

/** A page without jQuery, which breaks when built-in prototypes have enumerable members. */
const PRODUCT = "/product/norrland-ovens/20101";

/**
 * Adds to the cart as a guest, signs in, and expects the same cart. `include` adds the library to every page.
 */
export async function shopsAndSignsIn(
  visits: Visits,
  site: Site,
  include: (page: Page) => Promise<unknown>,
): Promise<void> {
  // A separate account, because sign-in would merge this cart into the cart of a shared one.
  const account = await site.scenario.account();
  const page = await visits.blank();
  await include(page);
  await page.goto(PRODUCT);
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  await signIn(page, { ...READER, ...account });
  await showsInCart(page, 1);
  const stored = () => page.evaluate(() => localStorage.getItem("user") ?? "{}");
  await expect.poll(async () => JSON.parse(await stored()).emailAddress).toBe(account.emailAddress);
  await page.goto("/my-library");
  await expect
    .poll(() => page.locator("quire-stream-list").first().getAttribute("data-state"), { timeout: 20_000 })
    .toMatch(/ready|empty/);
  await showsInCart(page, 1);
}
