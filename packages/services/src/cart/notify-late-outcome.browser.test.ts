import { newPage } from "@quire/conformance/new-page";
import { toastStore } from "@quire/core";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestError } from "../client/index.js";
import { addToShoppingCart } from "../contract/index.js";
import type { OutboxOutcome } from "../outbox/index.js";
import { notifyLateOutcome } from "./notify-late-outcome.js";

const items = [{ productId: "7", quantity: 2 }, { productId: "8" }];
const entry = {
  key: "k",
  reader: "",
  action: "cart-add",
  subject: "7 8",
  data: { items },
  at: 1,
  owner: "",
  tried: true,
};
const answer = (more: object) => v.parse(addToShoppingCart.answer, { cart: null, ...more });
const done = (more: object): OutboxOutcome => ({ kind: "done", answer: answer(more) });
const toFailure = (status: number | undefined): OutboxOutcome => ({
  kind: "failed",
  error: new RequestError("request/status", "It failed.", { why: "It had to.", ...(status && { status }) }),
});

const getToast = () => toastStore().getState().latest;
const tracked = vi.fn((event: Event) => (event as CustomEvent).detail);

beforeEach(() => {
  newPage();
  tracked.mockClear();
  document.body.addEventListener("add-to-cart", tracked);
});
afterEach(() => {
  document.body.removeEventListener("add-to-cart", tracked);
  document.body.replaceChildren();
});

it("shows the number of added items and reports them to analytics with their cart (content-7.27)", () => {
  const cart = { id: "c1", line_items: { physical_items: [], digital_items: [] } };
  notifyLateOutcome(entry, done({ cart }), false);
  expect(getToast()).toEqual({ message: "3 items added to your cart.", tone: "success" });
  expect(tracked).toHaveReturnedWith({
    cartId: "c1",
    items: [
      { productId: "7", quantity: 2 },
      { productId: "8", quantity: 1 },
    ],
  });
});

it("sends an empty cart id to analytics if the server names no cart", () => {
  notifyLateOutcome(entry, done({}), false);
  expect(tracked).toHaveReturnedWith(expect.objectContaining({ cartId: "" }));
});

it.each<[string, OutboxOutcome, string]>([
  ["it was not added", done({ itemAdded: false }), "quote products 7, 8"],
  ["the store is under maintenance", done({ maintenanceStatus: true }), "Our new store is being migrated"],
  ["the session has ended", toFailure(401), "You’ve been signed out"],
  ["it was never delivered", toFailure(undefined), "We couldn’t reach the store"],
  ["it was refused", toFailure(422), "quote products 7, 8"],
])("shows a message and tracks nothing when %s (content-4.12)", (_, outcome, words) => {
  notifyLateOutcome(entry, outcome, false);
  expect(getToast()).toEqual({ message: expect.stringContaining(words), tone: "error" });
  expect(tracked).not.toHaveBeenCalled();
});

it.each<[string, OutboxOutcome, boolean]>([
  ["the caller shows the outcome itself", done({}), true],
  ["it still waits", { kind: "waiting", key: "k" }, false],
])("shows no message when %s", (_, outcome, isAwaited) => {
  notifyLateOutcome(entry, outcome, isAwaited);
  expect(getToast()).toBeUndefined();
  expect(tracked).not.toHaveBeenCalled();
});
