import { CartSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { changeSince, describeTotalsChange, type PricedOrder, toPricedCart } from "./totals-change.js";

const line = { product_id: "20101", lineType: "digital", name: "Norrland Ovens", quantity: 1 };

/** Returns a cart of one PDF at 9.95. */
const cartOf = (change: object = {}, unitPrice = "9.95"): PricedOrder =>
  toPricedCart(
    parse(CartSchema, {
      id: "7",
      line_items: { physical_items: [], digital_items: [{ ...line, unitPrice }] },
      subTotal: "9.95",
      grandTotal: "9.95",
      ...change,
    }),
  );
const getText = (after: PricedOrder, before: PricedOrder | undefined = cartOf()) =>
  describeTotalsChange(before, after, "en-US");

it("is empty if nothing changed or there is no earlier cart", () => {
  expect(getText(cartOf())).toBe("");
  expect(describeTotalsChange(undefined, cartOf(), "en-US")).toBe("");
});

it("describes the change when a guest's cart is merged at sign-in", () => {
  expect(getText(cartOf({ id: "8", subTotal: "41.95", grandTotal: "41.95" }))).toBe(
    "Updated: Subtotal from $9.95 to $41.95; Estimated total from $9.95 to $41.95.",
  );
});

it("names the total by whether the store has quoted tax and shipping (beyond-314)", () => {
  const quoted = (grandTotal: string) => cartOf({ tax: "0.62", shippingCost: "0.00", grandTotal });
  expect(getText(quoted("9.57"), quoted("10.57"))).toBe("Updated: Grand total from $10.57 to $9.57.");
  expect(getText(cartOf({ grandTotal: "8.95" }))).toBe("Updated: Estimated total from $9.95 to $8.95.");
});

it("describes the change by a coupon in one line", () => {
  const less = cartOf({ discount_amount: "1.00", grandTotal: "8.95" });
  expect(getText(less)).toBe("Updated: Discount \u2068-$1.00\u2069; Estimated total from $9.95 to $8.95.");
  expect(getText(cartOf(), less)).toBe(
    "Updated: Discount from \u2068-$1.00\u2069 to $0.00; Estimated total from $8.95 to $9.95.",
  );
});

it("names tax and shipping once the destination is known", () => {
  const total = "Your total now includes";
  expect(getText(cartOf({ tax: "0.62", shippingCost: "3.00", grandTotal: "13.57" }))).toBe(
    `${total} tax and shipping.`,
  );
  expect(getText(cartOf({ tax: "0.62", shippingCost: "0.00", grandTotal: "10.57" }))).toBe(`${total} tax.`);
  expect(getText(cartOf({ tax: "0.00", shippingCost: "3.00", grandTotal: "12.95" }))).toBe(
    `${total} shipping.`,
  );
  expect(getText(cartOf({ tax: "0.00", shippingCost: "0.00" }))).toBe("");
});

it("describes other changes next to tax and shipping that became known", () => {
  const after = cartOf({ subTotal: "12.95", tax: "0.62", grandTotal: "13.57" }, "12.95");
  expect(getText(after)).toBe(
    "Updated: Norrland Ovens from $9.95 to $12.95; Subtotal from $9.95 to $12.95. Your total now includes tax.",
  );
});

it("describes a changed price", () => {
  expect(getText(cartOf({ subTotal: "12.95", grandTotal: "12.95" }, "12.95"))).toBe(
    "Updated: Norrland Ovens from $9.95 to $12.95; Subtotal from $9.95 to $12.95; Estimated total from $9.95 to $12.95.",
  );
});

const since = (after: PricedOrder, before: PricedOrder | undefined = cartOf()) =>
  changeSince(before, after, "en-US");

it("describes amounts that changed since another page", () => {
  expect(since(cartOf({ subTotal: "12.95", grandTotal: "12.95" }, "12.95"))).toBe(
    "Updated: Norrland Ovens from $9.95 to $12.95; Subtotal from $9.95 to $12.95; Estimated total from $9.95 to $12.95.",
  );
  expect(since(cartOf({ discount_amount: "1.00", grandTotal: "8.95" }))).toBe(
    "Updated: Discount \u2068-$1.00\u2069; Estimated total from $9.95 to $8.95.",
  );
});

it("ignores amounts that are new on this page, and a missing quote", () => {
  expect(since(cartOf({ tax: "0.62", shippingCost: "3.00", grandTotal: "13.57" }))).toBe("");
  expect(changeSince(undefined, cartOf(), "en-US")).toBe("");
});

it("describes only changed prices if the cart has other contents", () => {
  const two = (price: string) => ({
    line_items: { physical_items: [], digital_items: [{ ...line, unitPrice: price, quantity: 2 }] },
  });
  expect(since(cartOf({ ...two("9.95"), subTotal: "19.90", grandTotal: "19.90" }))).toBe("");
  expect(since(cartOf({ ...two("8.95"), subTotal: "17.90", grandTotal: "17.90" }))).toBe(
    "Updated: Norrland Ovens from $9.95 to $8.95.",
  );
});
