import * as v from "valibot";
import { expect, it } from "vitest";
import { type Cart, CartSchema } from "../contract/index.js";
import { getCoupons, getTotals, isShipped } from "./cart-totals.js";

const book = { product_id: "1", lineType: "ship", name: "A book", unitPrice: "12.50", quantity: 2 };
const file = { product_id: "2", lineType: "ebook", name: "A file", unitPrice: "5.00", quantity: 1 };

function cart(more: object = {}): Cart {
  return v.parse(CartSchema, {
    id: "c1",
    line_items: { physical_items: [book], digital_items: [file] },
    ...more,
  });
}

const usd = (minor: number) => ({ minor, currency: "USD" });

it("reads the quoted totals, and a discount of either sign as a negative amount", () => {
  const quoted = {
    subTotal: "30.00",
    discount_amount: "3.00",
    tax: "1.50",
    shippingCost: "4.00",
    grandTotal: "32.50",
  };
  const read = { subTotal: usd(3000), discount: usd(-300), tax: usd(150), shipping: usd(400) };
  expect(getTotals(cart(quoted))).toEqual({ ...read, grandTotal: usd(3250) });
  expect(getTotals(cart({ ...quoted, discount_amount: "-3.00" })).discount).toEqual(usd(-300));
});

it("computes only a missing sub-total and a missing grand total", () => {
  expect(getTotals(cart())).toEqual({
    subTotal: usd(3000),
    discount: undefined,
    tax: undefined,
    shipping: undefined,
    grandTotal: usd(3000),
  });
  const more = { discount_amount: "3.00", tax: "1.50", shippingCost: "4.00" };
  expect(getTotals(cart(more)).grandTotal).toEqual(usd(3250));
});

it("uses the cart's amount if there is no sub-total, and ignores a discount of zero", () => {
  const { subTotal, discount, grandTotal } = getTotals(cart({ base_amount: "28.00", discount_amount: "0" }));
  expect([subTotal, discount, grandTotal]).toEqual([usd(2800), undefined, usd(2800)]);
  expect(getTotals(cart({ base_amount: "28.00", subTotal: "29.00" })).subTotal).toEqual(usd(2900));
});

it("keeps a tax and shipping of zero", () => {
  const { tax, shipping } = getTotals(cart({ tax: "0", shippingCost: 0 }));
  expect([tax, shipping]).toEqual([usd(0), usd(0)]);
});

it("uses the cart's currency for all amounts", () => {
  const { subTotal, discount, grandTotal } = getTotals(
    cart({ currency: { code: "EUR" }, discount_amount: "3" }),
  );
  expect([subTotal, discount, grandTotal].map((money) => money?.currency)).toEqual(["EUR", "EUR", "EUR"]);
});

it("counts a line without a price as zero", () => {
  const priceless = { ...book, unitPrice: null };
  const items = { physical_items: [priceless], digital_items: [file] };
  expect(getTotals(cart({ line_items: items })).subTotal).toEqual(usd(500));
});

it("returns each coupon with its discount, or undefined when it has none", () => {
  const coupons = [{ code: "SPRING", discount_amount: "3.00" }, { code: "LATER" }];
  expect(getCoupons(cart({ coupons }))).toEqual([
    { code: "SPRING", discount: usd(300) },
    { code: "LATER", discount: undefined },
  ]);
});

it("is shipped when at least one line is physical (content-9.20)", () => {
  expect(isShipped(cart())).toBe(true);
  expect(isShipped(cart({ line_items: { physical_items: [], digital_items: [file] } }))).toBe(false);
});
