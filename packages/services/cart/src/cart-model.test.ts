import { type Cart, CartSchema } from "@quire/contract-service";
import * as v from "valibot";
import { expect, it } from "vitest";
import { linesOf, summaryOf, totalOf } from "./cart-model.js";
import { removedItemOf } from "./remove-from-cart.js";

const leader = {
  product_id: 10042,
  lineType: "ship",
  url: "/product/the-quiet-leader/10042",
  sku: "10042-PBK-ENG",
  name: "The Quiet Leader",
  format: "Paperback",
  unitPrice: "12.95",
  quantity: 3,
  product: {
    contentType: "Book",
    language: "English",
    marketingCategory: "Books",
    primaryCategory: "Leading",
  },
};
const permission = { product_id: "77", lineType: "perm", name: "Copies", unitPrice: 0.1, quantity: 100 };

function cart(more: object = {}): Cart {
  return v.parse(CartSchema, {
    id: "c1",
    line_items: { physical_items: [leader], digital_items: [permission] },
    modifiedTime: "2026-11-05T10:00:00.000Z",
    ...more,
  });
}

it("reads lines with whole minor units (content-3.2)", () => {
  const [first, second] = linesOf(cart());
  expect(first).toMatchObject({ productId: "10042", type: "ship", quantity: 3, href: leader.url });
  expect(first?.total).toEqual({ minor: 3885, currency: "USD" });
  expect(second).toMatchObject({ type: "Perm", total: { minor: 1000, currency: "USD" } });
});

it("gives no address that runs a script (robustness-8)", () => {
  const lines = linesOf(
    cart({ line_items: { physical_items: [{ ...leader, url: " javascript:alert(1)" }], digital_items: [] } }),
  );
  expect(lines[0]?.href).toBeUndefined();
});

it("sums quantities for the badge", () => {
  expect(summaryOf(cart())).toEqual({ count: 103, total: null, modifiedTime: "2026-11-05T10:00:00.000Z" });
});

it("takes the cart's own total, and the sum of its lines where it says none (content-3.1)", () => {
  expect(totalOf(cart({ cart_amount: "40.00" })).minor).toBe(4000);
  expect(totalOf(cart()).minor).toBe(4885);
  expect(totalOf(null)).toEqual({ minor: 0, currency: "USD" });
});

it("counts a currency that is none as US dollars", () => {
  expect(totalOf(cart({ currency: { code: "<img>" } })).currency).toBe("USD");
});

it("says of a removed line what analytics hear (content-3.4)", () => {
  const [line] = linesOf(cart());
  expect(line && removedItemOf(line, "c1")).toEqual({
    cartId: "c1",
    productCoreId: "10042",
    type: "ship",
    productFormat: "Paperback",
    productLanguage: "English",
    productId: "10042",
    productName: "The Quiet Leader",
    productContentType: "Book",
    quantity: 3,
    unitPrice: "12.95",
    productMarketingCategory: "Books",
    productPrimaryCategory: "Leading",
  });
});
