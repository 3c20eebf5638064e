import { answer } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { additionStore } from "./addition.js";
import { loadCart } from "./load-cart.js";
import { setChange } from "./quantity-changes.js";
import { useAddition } from "./use-addition.js";
import { useCart } from "./use-cart.js";
import { useQuantityChanges } from "./use-quantity-changes.js";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
});
afterEach(() => vi.unstubAllGlobals());

it("useCart returns the page's cart, with the status unknown at first", async () => {
  const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };
  vi.stubGlobal("fetch", answer({ "/api/shopping-cart": { body: { cart } } }));
  const { result, act } = await renderHook(useCart);
  expect(result.current).toMatchObject({ status: "unknown", cart: undefined });
  await act(async () => void (await loadCart()));
  expect(result.current).toMatchObject({ status: "ready", cart: { id: "c1" } });
});

it("useAddition returns the last addition", async () => {
  const { result, act } = await renderHook(useAddition);
  expect(result.current).toBeUndefined();
  const addition = { items: [], outcome: { kind: "added" }, cart: null } as const;
  await act(() => additionStore().setState({ addition }));
  expect(result.current).toBe(addition);
});

it("useQuantityChanges returns the pending change of each line", async () => {
  const { result, act } = await renderHook(useQuantityChanges);
  expect(result.current.size).toBe(0);
  const change = { quantity: 3, problem: undefined };
  await act(() => setChange("1 ship", change));
  expect([...result.current]).toEqual([["1 ship", change]]);
  await act(() => setChange("1 ship", undefined));
  expect(result.current.size).toBe(0);
});
