import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cartStore, getBadgeCount } from "../cart/index.js";
import { loadCheckout } from "./index.js";

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  newPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const badge = () => getBadgeCount(cartStore().getState());
const countCartRequests = () => sent.filter(({ path }) => path === "/api/shopping-cart").length;

function cartOf(quantity: number) {
  const line = {
    product_id: "77",
    name: "Norrland Ovens",
    lineType: "Physical",
    format: "Hardcover",
    quantity,
  };
  return { id: "1", line_items: { physical_items: [line], digital_items: [] } };
}

/** Loads the given cart as the checkout on a page whose badge shows 2. */
async function load(cart: ReturnType<typeof cartOf> | null): Promise<void> {
  const totals = { subTotal: "32.00", grandTotal: "38.95" };
  const checkout = cart && { orderKey: "0b9fd8ad-7d1c-4f53-9c0d-6a4f3a0a1d11", quote: "a.b", cart, totals };
  const answers: Answers = {
    "/api/commerce/shipping-payment": { body: { checkout } },
    "/api/shopping-cart": { body: { cart } },
  };
  vi.stubGlobal("fetch", answer(answers, sent));
  localStorage.setItem("shopping-cart", '{"count":2,"total":null,"modifiedTime":null}');
  await loadCheckout();
}

it.each([
  ["has another number", cartOf(5), 5],
  ["is empty", null, 0],
])("reloads the badge's cart when the checkout's cart %s", async (_, cart, count) => {
  await load(cart);
  await expect.poll(() => [badge(), countCartRequests()]).toEqual([count, 1]);
});

it("loads no cart if the badge shows the same number", async () => {
  await load(cartOf(2));
  expect([badge(), countCartRequests()]).toEqual([2, 0]);
});
