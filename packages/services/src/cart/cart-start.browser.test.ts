import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it, vi } from "vitest";
import { start as startLater } from "./after-paint.js";
import { start } from "./before-paint.js";
import { cartState, getBadgeCount } from "./cart-state.js";

const count = () => getBadgeCount(cartState().getState());

beforeEach(() => {
  dispatchEvent(new Event("pagehide"));
  localStorage.clear();
  newPage();
});

/** Dispatches the storage event of another tab's write. */
function otherTabHas(count: number): void {
  const newValue = JSON.stringify({ count, total: null, modifiedTime: null });
  localStorage.setItem("shopping-cart", newValue);
  dispatchEvent(new StorageEvent("storage", { key: "shopping-cart", newValue }));
}

it("sets the badge's number from local storage before the first paint (accounts-3.15)", () => {
  localStorage.setItem("shopping-cart", '{"count":3}');
  start();
  localStorage.clear();
  expect(count()).toBe(3);
});

it("follows the cart changes of other tabs after the first paint", async () => {
  startLater();
  await vi.waitFor(() => {
    otherTabHas(5);
    expect(count()).toBe(5);
  });
});
