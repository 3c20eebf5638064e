import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { cartState, getBadgeCount } from "./cart-state.js";
import { syncCart } from "./sync-cart.js";

const KEY = "shopping-cart";

beforeEach(freshPage);

/** Returns the summary that the page parses from a stored value. */
function parseStored(value: unknown) {
  localStorage.setItem(KEY, JSON.stringify(value));
  syncCart(async () => {});
  return cartState().getState().summary;
}

it.each([
  { count: 3, total: "30.00", modifiedTime: "2026-11-05T10:00:00Z" },
  { count: 1, total: 12.5, modifiedTime: 1_762_336_800_000 },
  { count: 1_000_000, total: null, modifiedTime: null },
])("accepts the stored summary %j (accounts-3.15)", (summary) => {
  expect(parseStored(summary)).toEqual(summary);
});

it("uses null for a missing total and a missing time", () => {
  expect(parseStored({ count: 3 })).toEqual({ count: 3, total: null, modifiedTime: null });
});

it.each([
  { count: 1_000_001 },
  { count: 0.5 },
  { count: -1 },
  { total: "30.00" },
  { count: 3, total: {} },
  { count: 3, modifiedTime: true },
])("removes the invalid summary %j (robustness-16)", (value) => {
  expect([parseStored(value), localStorage.getItem(KEY)]).toEqual([undefined, null]);
});

it("shows no badge before the first paint when the stored count is invalid", () => {
  for (const text of [
    '{"count":"3"}',
    '{"count":1.5}',
    '{"count":-1}',
    '{"count":1e300}',
    "{oops",
    "{}",
    "null",
  ]) {
    newPage();
    localStorage.setItem(KEY, text);
    expect(getBadgeCount(cartState().getState()), text).toBe(0);
  }
});
