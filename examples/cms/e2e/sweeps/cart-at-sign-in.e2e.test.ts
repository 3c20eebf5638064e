import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { add, badge, becomes, openAs, showsInCart, signIn } from "../harness/reader.js";
import { READER, type Site } from "../harness/site.js";
import { it } from "../harness/test.js";

const CART = "/api/shopping-cart";
const CASE = { productId: "20101-EN-PDF" };

const toast = (page: Page) => page.locator("quire-toast");
const message = (page: Page) => toast(page).locator("[part=message]");

/** Creates an account with a case in its cart, which another browser has added. */
async function accountWithCart(visits: Parameters<typeof openAs>[0], { scenario }: Site) {
  const account = { ...READER, ...(await scenario.account()) };
  const elsewhere = await openAs(visits, account, "/topics");
  const answer = await elsewhere.request.post(CART, { data: { items: [CASE] } });
  expect(answer.ok()).toBe(true);
  return account;
}

it("merges a guest's cart at sign-in, with one notice and an undo (beyond-19)", async ({ visits, site }) => {
  const account = await accountWithCart(visits, site);
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await add(page);
  const form = { username: account.emailAddress, password: account.password };
  await page.request.post("/authenticate", { form, maxRedirects: 0 });
  // This page shows only the badge.
  await page.goto("/topics");
  await expect.poll(() => message(page).textContent()).toContain("We combined your carts.");
  await expect.poll(() => badge(page).textContent()).toBe("2");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => message(page).textContent()).toContain("Removed from your account’s cart.");
  await expect.poll(() => badge(page).textContent()).toBe("1");
  await page.goto("/shopping-cart");
  await expect
    .poll(() => page.locator("quire-shopping-cart [part=name]").allTextContents())
    .toEqual(["Norrland Ovens"]);
  await idle(page);
  expect(await toast(page).getByText("We combined your carts.").count()).toBe(0);

  const fresh = await visits.open("/");
  await becomes(fresh, "anonymous");
  await add(fresh);
  await signIn(fresh, { ...READER, ...(await site.scenario.account()) });
  await showsInCart(fresh, 1);
  await idle(fresh);
  expect(await toast(fresh).getByText("We combined your carts.").count()).toBe(0);
  await expect.poll(() => badge(fresh).textContent()).toBe("1");
});
