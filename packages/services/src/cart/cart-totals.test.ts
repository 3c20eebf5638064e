import * as v from "valibot";
import { expect, it } from "vitest";
import { type Cart, CartSchema } from "../contract/index.js";
import { couponsOf, isShipped, totalsOf } from "./cart-totals.js";

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

it("reads what the server quotes, a discount as what is taken off, however it is written", () => {
  const quoted = {
    subTotal: "30.00",
    discount_amount: "3.00",
    tax: "1.50",
    shippingCost: "4.00",
    grandTotal: "32.50",
  };
  const read = { subTotal: usd(3000), discount: usd(-300), tax: usd(150), shipping: usd(400) };
  expect(totalsOf(cart(quoted))).toEqual({ ...read, grandTotal: usd(3250) });
  expect(totalsOf(cart({ ...quoted, discount_amount: "-3.00" })).discount).toEqual(usd(-300));
});

it("reckons a sub-total and a grand total where the server says none, and nothing else", () => {
  expect(totalsOf(cart())).toEqual({
    subTotal: usd(3000),
    discount: undefined,
    tax: undefined,
    shipping: undefined,
    grandTotal: usd(3000),
  });
  const more = { discount_amount: "3.00", tax: "1.50", shippingCost: "4.00" };
  expect(totalsOf(cart(more)).grandTotal).toEqual(usd(3250));
});

it("takes the amount of a cart that names no sub-total, and nothing off for a discount of nothing", () => {
  const { subTotal, discount, grandTotal } = totalsOf(cart({ base_amount: "28.00", discount_amount: "0" }));
  expect([subTotal, discount, grandTotal]).toEqual([usd(2800), undefined, usd(2800)]);
  expect(totalsOf(cart({ base_amount: "28.00", subTotal: "29.00" })).subTotal).toEqual(usd(2900));
});

it("a tax or a way there that costs nothing has been said all the same", () => {
  const { tax, shipping } = totalsOf(cart({ tax: "0", shippingCost: 0 }));
  expect([tax, shipping]).toEqual([usd(0), usd(0)]);
});

it("all is in the cart's own currency", () => {
  const { subTotal, discount, grandTotal } = totalsOf(
    cart({ currency: { code: "EUR" }, discount_amount: "3" }),
  );
  expect([subTotal, discount, grandTotal].map((money) => money?.currency)).toEqual(["EUR", "EUR", "EUR"]);
});

it("a line without a price counts as nothing", () => {
  const priceless = { ...book, unitPrice: null };
  const items = { physical_items: [priceless], digital_items: [file] };
  expect(totalsOf(cart({ line_items: items })).subTotal).toEqual(usd(500));
});

it("names coupons with what each takes off, and with nothing where the cart is too small for one", () => {
  const coupons = [{ code: "SPRING", discount_amount: "3.00" }, { code: "LATER" }];
  expect(couponsOf(cart({ coupons }))).toEqual([
    { code: "SPRING", discount: usd(300) },
    { code: "LATER", discount: undefined },
  ]);
});

it("ships where one line does (content-9.20)", () => {
  expect(isShipped(cart())).toBe(true);
  expect(isShipped(cart({ line_items: { physical_items: [], digital_items: [file] } }))).toBe(false);
});
