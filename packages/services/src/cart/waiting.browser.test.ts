import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import { leaveWrites, storedWrites } from "@quire/conformance/outbox";
import { toastStore } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushOutbox, undoStore } from "../outbox/index.js";
import { sessionStore } from "../session/index.js";
import { action } from "./actions/add-to-cart.js";
import { cartState, getBadgeCount } from "./cart-state.js";
import { text } from "./text.js";
import { sendWaiting } from "./waiting.js";

const PATH = "/api/shopping-cart";
const WORDS = "You’re offline. We’ll add it to your cart when you’re back online.";
const line = { product_id: "1", name: "The Quiet Leader", lineType: "ship", unitPrice: "10.00", quantity: 1 };
const filled = {
  body: { cart: { id: "c1", line_items: { physical_items: [line], digital_items: [] } }, itemAdded: true },
};

let sent: Sent[];
let answers: Record<string, Answers[string]>;
let isOnline: boolean;
const tracked = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  sent = [];
  answers = { [`POST ${PATH}`]: filled };
  isOnline = false;
  tracked.mockClear();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.stubGlobal("fetch", answer(answers, sent));
  document.body.addEventListener("add-to-cart", tracked);
  sessionStore().setState({ status: "anonymous" }, true);
});
afterEach(() => {
  document.body.removeEventListener("add-to-cart", tracked);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const press = () =>
  action.run({ element: document.createElement("button"), data: { productId: "1" }, keyboard: false });
const offer = () => undoStore().getState().offer;
const getToast = () => toastStore().getState().latest?.message;
const calls = (method: string) => sent.filter((one) => one.path === PATH && one.method === method);

/** Simulates the next page, which has a connection and sends waiting writes. */
async function nextPage(): Promise<void> {
  await flushOutbox("cart"); // Ends the previous page's last flush.
  dispatchEvent(new Event("pagehide"));
  newPage();
  isOnline = true;
  sendWaiting();
  await flushOutbox("cart");
}

it("tells a guest without a connection that the addition waits (beyond-50)", async () => {
  await expect(press()).resolves.toBe("idle");
  expect(offer()?.message).toBe(WORDS);
  expect(calls("POST")).toEqual([]);
  expect(tracked).not.toHaveBeenCalled();
});

it("loads the code of the message before the connection is lost (beyond-50)", async () => {
  expect(document.querySelector("quire-toast")).toBeNull();
  await action.prepare?.([]);
  expect(document.querySelector("quire-toast")).not.toBeNull();
});

it("adds it once on the next page and shows a message (beyond-50)", async () => {
  await press();
  await nextPage();
  expect(getToast()).toBe("Added to your cart.");
  expect(getBadgeCount(cartState().getState())).toBe(1);
  expect(tracked).toHaveBeenCalledOnce();
  await nextPage();
  expect(calls("POST")).toHaveLength(1);
});

it("never sends a waiting addition that is undone (beyond-50)", async () => {
  await press();
  await offer()?.undo();
  expect(getToast()).toBe(text("takenBack"));
  await nextPage();
  expect([calls("POST"), calls("DELETE")]).toEqual([[], []]);
});

it("removes an addition that was sent before the undo", async () => {
  answers[`DELETE ${PATH}`] = { body: { cart: null } };
  await press();
  const taking = offer();
  isOnline = true;
  await flushOutbox("cart");
  await taking?.undo();
  expect(calls("DELETE").map(({ body }) => JSON.parse(body))).toEqual([
    { items: [{ productId: "1", quantity: 1 }] },
  ]);
});

it("removes an unanswered addition only after its retry", async () => {
  answers[`POST ${PATH}`] = { status: 503 };
  answers[`DELETE ${PATH}`] = { body: { cart: null } };
  await press();
  const taking = offer();
  isOnline = true;
  await flushOutbox("cart");
  await taking?.undo();
  expect([calls("DELETE"), storedWrites().length]).toEqual([[], 2]);
  answers[`POST ${PATH}`] = filled;
  await flushOutbox("cart");
  const writes = sent.map(({ method }) => method).filter((method) => method !== "GET");
  expect(writes.slice(-2)).toEqual(["POST", "DELETE"]);
  expect(writes.filter((method) => method === "DELETE")).toHaveLength(1);
});

it.each<[string, Answers[string], string]>([
  [
    "nothing was added",
    { body: { cart: null, itemAdded: false } },
    "Our apologies, something went wrong. Please call customer service and quote product 1.",
  ],
  ["the store is under maintenance", { body: { cart: null, maintenanceStatus: true } }, text("maintenance")],
])("reports later that %s", async (_, serverAnswer, words) => {
  answers[`POST ${PATH}`] = serverAnswer;
  await press();
  isOnline = true;
  await flushOutbox("cart");
  expect(getToast()).toBe(words);
  expect(tracked).not.toHaveBeenCalled();
});

const item = { productId: "1", quantity: 1 };

it.each<[string, string, object]>([
  ["cart-add-now", `POST ${PATH}`, { items: [item] }],
  ["cart-remove", `DELETE ${PATH}`, { items: [item] }],
  ["cart-coupon", "POST /api/commerce/order/promo-code", { code: "SPRING", remove: false }],
  ["cart-estimate", `POST ${PATH}/estimate`, { countryCode: "US", state: "MA", postalCode: "" }],
  ["cart-separate", `DELETE ${PATH}/combined`, { id: "m1" }],
])("carries out the write %s of an earlier page and shows the resulting cart", async (name, call, data) => {
  answers[call] = filled;
  const entry = { reader: "", action: name, subject: "1", data, at: Date.now(), owner: "", tried: false };
  leaveWrites({ key: "left-by-the-page-before", ...entry });
  await nextPage();
  const done = sent.filter(({ method, path }) => `${method} ${path}` === call);
  expect(done.map(({ body }) => JSON.parse(body))).toEqual([data]);
  expect([getBadgeCount(cartState().getState()), storedWrites()]).toEqual([1, []]);
});
