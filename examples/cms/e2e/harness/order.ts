import type { Account } from "@quire/conformance/scenario";
import type { BrowserContextOptions, FrameLocator, Locator, Page } from "playwright";
import { expect } from "vitest";
import { openAs } from "./reader.js";
import type { Site } from "./site.js";
import type { Visits } from "./visits.js";

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  secondStep: "4000000000003220",
  silent: "4000000000000119",
} as const;

const HOME = {
  firstName: "Robin",
  lastName: "Ashdown",
  address1: "12 Quarto Lane",
  city: "Boston",
  state: "MA",
  postalCode: "02110",
  countryCode: "US",
};
const BOOK = { productId: "10011-EN-HBK", type: "ship", quantity: 1 };
const ASK = "commerce/shipping-payment";

export const checkout = (page: Page): Locator => page.locator("quire-checkout");
export const review = (page: Page): Locator => page.locator("quire-review-order");
export const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]');
export const receipt = (page: Page): Locator => review(page).locator(".quire-receipt");
export const placeButton = (page: Page): Locator => review(page).getByRole("button", { name: "Place order" });

/** Sends a write from the page as a widget does. Returns its answer. */
export function write(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([address, text]) => {
      const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
      return (await fetch(`/api/${address}`, { method: "POST", body: text, headers })).json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

/** Opens a page of an account that has a book in its cart, and no address or card. */
export async function openWithCart(
  visits: Visits,
  account: Account,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openAs(visits, account, "/privacy-policy", options);
  await write(page, "shopping-cart", { items: [BOOK] });
  return page;
}

/** Sends a write for the current user, by its path and body. */
type Write = (path: string, body: object) => Promise<ReturnType<typeof JSON.parse>>;

/** Completes the order of the user's cart with an address and a card. */
export async function completeOrder(
  send: Write,
  { outside }: Site,
  number: string = CARDS.good,
): Promise<void> {
  const { address } = await send("commerce/address", HOME);
  const body = JSON.stringify({ number, expires: "12 / 31", code: "123" });
  const token = await (await fetch(`${outside}/payment/tokens`, { method: "POST", body })).json();
  const { id } = address;
  await send(ASK, { shippingAddressId: id, billingAddressId: id, payment: token });
}

/** Opens the review step of a complete order, paid with this card. */
export async function openReview(
  visits: Visits,
  site: Site,
  number: string = CARDS.good,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openWithCart(visits, await site.scenario.account(), options);
  await completeOrder((path, body) => write(page, path, body), site, number);
  await page.goto("/review-order");
  await placeButton(page).waitFor();
  return page;
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await card(page).getByLabel("Card number").fill(number);
  await card(page).getByLabel("Expires").fill("12 / 31");
  await card(page).getByLabel("Security code").fill("123");
}

/** Returns the key under which the current user's cart is ordered. */
export async function getOrderKey(page: Page): Promise<string> {
  return (await write(page, ASK, {})).checkout.orderKey;
}

/** Returns the number of the user's orders, and of the successful payments with the key. */
export async function ordersAndCharges(page: Page, { outside }: Site, orderKey: string) {
  const orders = await page.evaluate(async () => (await fetch("/api/ordered/1/100?format=json")).json());
  const charges: { key: string; status: string }[] = await (await fetch(`${outside}/payment/charges`)).json();
  const paid = charges.filter(({ key, status }) => key.startsWith(orderKey) && status === "succeeded");
  return { orders: orders.entries.length, charges: paid.length };
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses++) {
    if (await target.evaluate((element) => element.matches(":focus"))) return;
    await page.keyboard.press("Tab");
  }
  expect.fail(`The keyboard does not come to ${target}.`);
}
