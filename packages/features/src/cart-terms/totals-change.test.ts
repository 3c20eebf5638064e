import { CartSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { changeSince, type Priced, pricedCart, totalsChange } from "./totals-change.js";

const line = { product_id: "20101", lineType: "digital", name: "Norrland Ovens", quantity: 1 };

/** Returns a cart of one PDF at 9.95. */
const cartOf = (change: object = {}, unitPrice = "9.95"): Priced =>
  pricedCart(
    parse(CartSchema, {
      id: "7",
      line_items: { physical_items: [], digital_items: [{ ...line, unitPrice }] },
      subTotal: "9.95",
      grandTotal: "9.95",
      ...change,
    }),
  );
const said = (after: Priced, before: Priced | undefined = cartOf()) => totalsChange(before, after, "en-US");

it("is empty without a change or without an earlier cart", () => {
  expect(said(cartOf())).toBe("");
  expect(totalsChange(undefined, cartOf(), "en-US")).toBe("");
});

it("describes the change when a guest's cart is merged at sign-in", () => {
  expect(said(cartOf({ id: "8", subTotal: "41.95", grandTotal: "41.95" }))).toBe(
    "What changed: Subtotal from $9.95 to $41.95; Grand total from $9.95 to $41.95.",
  );
});

it("describes the change by a coupon in one line", () => {
  const less = cartOf({ discount_amount: "1.00", grandTotal: "8.95" });
  expect(said(less)).toBe("What changed: Discount \u2068-$1.00\u2069; Grand total from $9.95 to $8.95.");
  expect(said(cartOf(), less)).toBe(
    "What changed: Discount from \u2068-$1.00\u2069 to $0.00; Grand total from $8.95 to $9.95.",
  );
});

it("describes tax and shipping once the destination is known", () => {
  expect(said(cartOf({ tax: "0.62", shippingCost: "3.00", grandTotal: "13.57" }))).toBe(
    "What changed: Tax $0.62; Shipping $3.00; Grand total from $9.95 to $13.57.",
  );
});

it("describes a changed price", () => {
  expect(said(cartOf({ subTotal: "12.95", grandTotal: "12.95" }, "12.95"))).toBe(
    "What changed: Norrland Ovens from $9.95 to $12.95; Subtotal from $9.95 to $12.95; Grand total from $9.95 to $12.95.",
  );
});

const since = (after: Priced, before: Priced | undefined = cartOf()) => changeSince(before, after, "en-US");

it("since another page: describes changed amounts", () => {
  expect(since(cartOf({ subTotal: "12.95", grandTotal: "12.95" }, "12.95"))).toBe(
    "What changed: Norrland Ovens from $9.95 to $12.95; Subtotal from $9.95 to $12.95; Grand total from $9.95 to $12.95.",
  );
  expect(since(cartOf({ discount_amount: "1.00", grandTotal: "8.95" }))).toBe(
    "What changed: Discount \u2068-$1.00\u2069; Grand total from $9.95 to $8.95.",
  );
});

it("since another page: ignores amounts that are new on this page, and a missing quote", () => {
  expect(since(cartOf({ tax: "0.62", shippingCost: "3.00", grandTotal: "13.57" }))).toBe("");
  expect(changeSince(undefined, cartOf(), "en-US")).toBe("");
});

it("since another page: describes only changed prices when the cart has other contents", () => {
  const two = (price: string) => ({
    line_items: { physical_items: [], digital_items: [{ ...line, unitPrice: price, quantity: 2 }] },
  });
  expect(since(cartOf({ ...two("9.95"), subTotal: "19.90", grandTotal: "19.90" }))).toBe("");
  expect(since(cartOf({ ...two("8.95"), subTotal: "17.90", grandTotal: "17.90" }))).toBe(
    "What changed: Norrland Ovens from $9.95 to $8.95.",
  );
});
