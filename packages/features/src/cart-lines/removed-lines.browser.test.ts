import { answer } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { toastStore } from "@quire/core";
import { getLines } from "@quire/services/cart";
import { CartSchema } from "@quire/services/contract";
import { undoStore } from "@quire/services/outbox";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RemovedLines } from "./removed-lines.js";

const item = { product_id: "1", name: "The Quiet Leader", lineType: "ship", unitPrice: "10.00", quantity: 1 };
const cart = { id: "c1", line_items: { physical_items: [item], digital_items: [] } };

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it.each([
  [true, "The Quiet Leader is back in your cart."],
  [false, "You’re offline. We’ll put The Quiet Leader back when you’re online again."],
])("shows a message when a line is restored, with a connection: %j", async (isOnline, words) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  vi.stubGlobal("fetch", answer({ "POST /api/shopping-cart": { body: { cart, itemAdded: true } } }));
  const [line] = getLines(v.parse(CartSchema, cart));
  if (!line) throw new Error("The cart has no line.");
  new RemovedLines().offerBack(line, () => {});
  await undoStore().getState().offer?.undo();
  expect(toastStore().getState().latest?.message).toBe(words);
});
