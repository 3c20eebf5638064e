import { QuireError } from "@quire/core";
import { getCartState } from "@quire/features/cart-lines";
import type { CartState } from "@quire/services/cart";
import { CartSchema, type LineItemSchema } from "@quire/services/contract";
import { type InferInput, parse } from "valibot";
import { expect, it } from "vitest";
import { getShownCart } from "./mini-cart-model.js";

type Line = InferInput<typeof LineItemSchema>;

const PAPERBACK: Line = { product_id: "10215", lineType: "ship", unitPrice: "24.95", quantity: 2 };
const PERMISSION: Line = { product_id: "R2101", lineType: "perm", unitPrice: "1250.00", quantity: 1 };
const EBOOK: Line = { product_id: "10377E", lineType: "ebook", unitPrice: "18.00", quantity: 1 };

const stateOf = (changes: Partial<CartState> & { lines?: Line[]; more?: object }): CartState => {
  const { lines, more, ...rest } = changes;
  const items = lines && {
    physical_items: lines.filter(({ lineType }) => lineType === "ship"),
    digital_items: lines.filter(({ lineType }) => lineType !== "ship"),
  };
  const cart = items && parse(CartSchema, { id: "7", line_items: items, ...more });
  return { status: "ready", summary: undefined, cart, maintenance: false, error: undefined, ...rest };
};
const shown = (state: CartState, limit = 20) => getShownCart(state, limit, "en-US");

it("formats line totals and the total in US dollars with thousands separators (content-9.12)", () => {
  const cart = shown(stateOf({ lines: [PAPERBACK, PERMISSION] }));
  expect(cart.lines.map(({ total }) => total)).toEqual(["$49.90", "$1,250.00"]);
  expect(cart).toMatchObject({ count: 3, total: "$1,299.90", discount: "", more: 0 });
});

it("counts the quantities of the lines beyond the limit", () => {
  expect(shown(stateOf({ lines: [PERMISSION, PAPERBACK, EBOOK] }), 1)).toMatchObject({ more: 2, count: 4 });
});

it("shows a coupon's discount, so that the lines add up", () => {
  const cart = shown(stateOf({ lines: [EBOOK], more: { cart_amount: "15.50" } }));
  expect(cart).toMatchObject({ discount: "-$2.50", total: "$15.50" });
});

it("recognizes copyright permissions", () => {
  expect(shown(stateOf({ lines: [PERMISSION] })).lines[0]?.isPermission).toBe(true);
});

it("shows no total when a line has no price", () => {
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
])("has the state %s", (expected, state) => {
  expect(getCartState(state)).toBe(expected);
});
