import { CartSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { FakeShop, HARDCOVER, PDF } from "../test/fake-shop.js";
import { totalsChange } from "./totals-change.js";

const cartOf = (change: Partial<FakeShop> = {}) =>
  parse(CartSchema, Object.assign(new FakeShop([HARDCOVER, PDF]), change).cart());
const said = (after: Partial<FakeShop>, before: Partial<FakeShop> = {}) =>
  totalsChange(cartOf(before), cartOf(after), "en-US");

it("says nothing where nothing changed, nor of a cart that was not there or is another", () => {
  expect(said({})).toBe("");
  expect(totalsChange(null, cartOf(), "en-US")).toBe("");
  expect(totalsChange({ ...cartOf({ state: "MA" }), id: "8" }, cartOf(), "en-US")).toBe("");
});

it("says in one line what a coupon changed", () => {
  expect(said({ coupons: ["WELCOME10"] })).toBe(
    "What changed: Discount -$7.40; Grand total from $73.95 to $66.55.",
  );
  expect(said({}, { coupons: ["WELCOME10"] })).toBe(
    "What changed: Discount from -$7.40 to $0.00; Grand total from $66.55 to $73.95.",
  );
});

it("says what tax and shipping are where it is said where it goes", () => {
  expect(said({ state: "MA" })).toBe(
    "What changed: Tax $4.62; Shipping $6.00; Grand total from $73.95 to $84.57.",
  );
});

it("says which price is no longer what it was", () => {
  expect(said({ lines: [HARDCOVER, { ...PDF, unitPrice: "12.95" }] })).toBe(
    "What changed: Norrland Ovens from $9.95 to $12.95; Sub-total from $73.95 to $76.95; Grand total from $73.95 to $76.95.",
  );
});
