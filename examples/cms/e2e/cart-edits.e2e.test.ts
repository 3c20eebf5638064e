import type { Page } from "playwright";
import { expect } from "vitest";
import { add, badge, becomes, miniCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

const CART = "/api/shopping-cart";
const BOOK = { productId: "10011-EN-HBK", quantity: 1 };

const cart = (page: Page) => page.locator("quire-shopping-cart");
const quantity = (page: Page) => cart(page).getByRole("spinbutton");
const more = (page: Page) => cart(page).getByRole("button", { name: /^One more/ });
const less = (page: Page) => cart(page).getByRole("button", { name: /^One less/ });

async function openCart(page: Page): Promise<void> {
  await page.goto("/shopping-cart");
  await expect.poll(() => cart(page).getAttribute("data-state")).toBe("ready");
}

/** Returns the quantity of the only product in the server's cart. */
async function getServerQuantity(page: Page): Promise<number> {
  const answer = await page.request.get(CART);
  return (await answer.json()).cart.line_items.physical_items[0].quantity;
}

async function guestWithBook(page: Page): Promise<void> {
  const answer = await page.request.post(CART, { data: { items: [BOOK] } });
  expect(answer.ok()).toBe(true);
}

it("counts all fast clicks in two tabs, in both tabs and on the server (robustness-38)", async ({
  visits,
  site,
}) => {
  const one = await visits.blank();
  await guestWithBook(one);
  const other = await one.context().newPage();
  await openCart(one);
  await openCart(other);
  await site.scenario.fault({ kind: "delay", method: "POST", path: CART, delayMs: 300, times: 3 });
  for (let press = 0; press < 4; press++) {
    await more(one).click();
    await more(other).click();
  }
  await less(one).click();
  await expect.poll(() => getServerQuantity(one), { timeout: 20_000 }).toBe(8);
  for (const tab of [one, other]) await expect.poll(() => quantity(tab).inputValue()).toBe("8");
});

it("shows the current cart in badge and flyout after Back (robustness-32)", async ({ visits }) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await add(page);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=item]").first().waitFor();
  await page.keyboard.press("Escape");
  await openCart(page);
  await cart(page)
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect.poll(() => cart(page).getAttribute("data-state")).toBe("empty");
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === "/");
  await expect.poll(() => badge(page).isVisible()).toBe(false);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
});
