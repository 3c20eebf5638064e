import { QuireError } from "@quire/core";
import { cartStateOf } from "@quire/features/cart-lines";
import type { CartState } from "@quire/services/cart";
import { CartSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { expect, it } from "vitest";
import { cartOf, EBOOK, PAPERBACK, PERMISSION } from "../test/fake-shop.js";
import { shownCart } from "./mini-cart-model.js";

const stateOf = (changes: Partial<CartState> & { lines?: (typeof EBOOK)[]; said?: object }): CartState => {
  const { lines, said, ...rest } = changes;
  const cart = lines && parse(CartSchema, cartOf(lines, said));
  return { status: "ready", summary: undefined, cart, maintenance: false, error: undefined, ...rest };
};
const shown = (state: CartState, limit = 20) => shownCart(state, limit, "en-US");

it("writes line totals and the total in US dollars with thousands separators (content-9.12)", () => {
  const cart = shown(stateOf({ lines: [PAPERBACK, PERMISSION] }));
  expect(cart.lines.map(({ total }) => total)).toEqual(["$49.90", "$1,250.00"]);
  expect(cart).toMatchObject({ count: 3, total: "$1,299.90", discount: "", more: 0 });
});

it("counts the quantities of the lines beyond the limit", () => {
  expect(shown(stateOf({ lines: [PERMISSION, PAPERBACK, EBOOK] }), 1)).toMatchObject({ more: 2, count: 4 });
});

it("says what a coupon takes off, so that the lines add up", () => {
  const cart = shown(stateOf({ lines: [EBOOK], said: { cart_amount: "15.50" } }));
  expect(cart).toMatchObject({ discount: "-$2.50", total: "$15.50" });
});

it("knows copyright permissions", () => {
  expect(shown(stateOf({ lines: [PERMISSION] })).lines[0]?.isPermission).toBe(true);
});

it("shows no total where a line has no price", () => {
  expect(shown(stateOf({ lines: [{ ...EBOOK, unitPrice: null }] })).lines[0]?.total).toBe("");
});

const lost = (code: string) => new QuireError(code, "Lost.") as CartState["error"];

it.each<[string, CartState]>([
  ["loading", stateOf({ status: "loading" })],
  ["ready", stateOf({ status: "loading", lines: [EBOOK] })],
  ["ready", stateOf({ lines: [EBOOK] })],
  ["empty", stateOf({ lines: [] })],
  ["empty", stateOf({ cart: null })],
  ["error", stateOf({ status: "failed", error: lost("request/status") })],
  ["error", stateOf({ status: "failed", error: lost("request/status"), lines: [EBOOK] })],
  ["offline", stateOf({ status: "failed", error: lost("request/offline") })],
])("is %s", (expected, state) => {
  expect(cartStateOf(state)).toBe(expected);
});
