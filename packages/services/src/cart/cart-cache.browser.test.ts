import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CartSchema } from "../contract/index.js";
import { readCachedCart, saveCart } from "./cart-cache.js";

const cart = v.parse(CartSchema, { id: "c1", line_items: { physical_items: [], digital_items: [] } });

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it("keeps a cart in local storage for hosts until the cart is null (accounts-3.15)", () => {
  saveCart(cart);
  expect(readCachedCart()).toEqual(cart);
  expect(JSON.parse(localStorage.getItem("cart") ?? "")).toEqual(cart);
  saveCart(null);
  expect([readCachedCart(), localStorage.getItem("cart")]).toEqual([undefined, null]);
});

it("reports nothing to the developer if no cart is cached", () => {
  expect(readCachedCart()).toBeUndefined();
  expect(console.error).not.toHaveBeenCalled();
});

it("removes an invalid cart and reports the fallback to the developer (robustness-16)", () => {
  localStorage.setItem("cart", '{"id":1}');
  expect(readCachedCart()).toBeUndefined();
  expect(localStorage.getItem("cart")).toBeNull();
  expect(console.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/storage\/corrupt: The cached cart cannot be read\. .*removed.*fetched/),
    expect.anything(),
    expect.stringContaining("errors#storage/corrupt"),
  );
});
