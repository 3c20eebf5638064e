import type { Page } from "playwright";
import { expect } from "vitest";
import { add, becomes, showsInCart, signIn } from "./reader.js";
import { READER, type Site } from "./site.js";
import type { Visits } from "./visits.js";

/** A page without jQuery: members on everything break that one by themselves. */
const PRODUCT = "/product/norrland-ovens/20101";

/** A reader adds to the cart, signs in, and finds it all there; `include` has the library on every page. */
export async function shopsAndSignsIn(
  visits: Visits,
  site: Site,
  include: (page: Page) => Promise<unknown>,
): Promise<void> {
  // A separate account: another one's cart would be merged with this.
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
