import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { appears, expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newReader } from "../session/index.js";
import { addToCart } from "./add-to-cart.js";
import { cartState, getBadgeCount } from "./cart-state.js";
import { cartStore } from "./cart-store.js";
import { loadCart } from "./load-cart.js";

let sent: Sent[];
let answers: Record<string, Answers[string]>;

const PATH = "/api/shopping-cart";
const line = { product_id: "1", name: "The Quiet Leader", lineType: "ship", unitPrice: "10.00", quantity: 1 };
const filled = {
  body: { cart: { id: "c1", line_items: { physical_items: [line], digital_items: [] } }, itemAdded: true },
};
const empty = { body: { cart: null } };

function nextPage(): void {
  dispatchEvent(new Event("pagehide"));
  newPage();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  nextPage();
  sent = [];
  answers = {};
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Leaves the page while an addition is pending. */
async function leaveWhileAdding(): Promise<RequestInit | undefined> {
  const fetching = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", fetching);
  void addToCart([{ productId: "1", type: "ship" }]);
  await expect.poll(() => fetching.mock.calls.length).toBeGreaterThan(0);
  nextPage();
  vi.stubGlobal("fetch", answer(answers, sent));
  return fetching.mock.calls[0]?.[1];
}

const count = () => getBadgeCount(cartState().getState());
const reads = () => sent.filter(({ method }) => method === "GET").length;

it("completes an addition when the page is left, so that a guest gets the cart's cookie", async () => {
  expect(await leaveWhileAdding()).toMatchObject({ method: "POST", keepalive: true });
});

it("loads the outcome on the next page", async () => {
  await leaveWhileAdding();
  answers[PATH] = filled;
  cartStore();
  await vi.waitUntil(() => count() === 1);
});

it("asks again later if the server is still busy with the addition", async () => {
  await leaveWhileAdding();
  answers[PATH] = empty;
  holdTime();
  cartStore();
  await appears(() => reads() === 1);
  await expectAfter(3_000, () => reads() === 2);
});

it("sends no request on the next page if the addition was done", async () => {
  await leaveWhileAdding();
  answers[PATH] = filled;
  holdTime();
  cartStore();
  await appears(() => count() === 1);
  vi.advanceTimersByTime(10_000);
  await rendered();
  expect(reads()).toBe(1);
});

it("loads the cart only once on a page that shows it", async () => {
  await leaveWhileAdding();
  answers[PATH] = filled;
  holdTime();
  await loadCart();
  await rendered();
  vi.advanceTimersByTime(10_000);
  await rendered();
  expect([reads(), count()]).toEqual([1, 1]);
});

it("removes the badge if the write emptied the cart", async () => {
  localStorage.setItem("shopping-cart", '{"count":2}');
  await leaveWhileAdding();
  answers[PATH] = empty;
  cartStore();
  expect(count()).toBe(2);
  await vi.waitUntil(() => count() === 0);
});

it("hides the outcome if the user has changed (robustness-39)", async () => {
  await leaveWhileAdding();
  const onRequest = vi.fn();
  answers[PATH] = () => {
    onRequest();
    // The user changes before the answer arrives.
    newReader();
    return Response.json(filled.body);
  };
  cartStore();
  await vi.waitUntil(() => onRequest.mock.calls.length > 0);
  await rendered();
  expect(count()).toBe(0);
});

it("keeps the badge and shows no message if the outcome is unknown", async () => {
  localStorage.setItem("shopping-cart", '{"count":2}');
  await leaveWhileAdding();
  answers[PATH] = { status: 401 };
  cartStore();
  await vi.waitUntil(() => reads() > 0);
  await rendered();
  expect(cartState().getState()).toMatchObject({ status: "unknown", summary: { count: 2 } });
  expect(console.error).not.toHaveBeenCalled();
});

it.each([
  ["keeps the key of a repeated addition when only the badge has shown its outcome", async () => {}, true],
  ["uses a new key for a repeated addition when the user has seen the cart", loadCart, false],
])("%s", async (_, see, isSame) => {
  await leaveWhileAdding();
  const [{ key }] = JSON.parse(sessionStorage.getItem("quire:unanswered") ?? "").value;
  answers[PATH] = filled;
  cartStore();
  await vi.waitUntil(() => count() === 1);
  await see();
  const { fetch } = globalThis;
  const keys: (string | null)[] = [];
  vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    keys.push(request.headers.get("idempotency-key"));
    return fetch(request);
  });
  await addToCart([{ productId: "1", type: "ship" }]);
  expect(keys[0] === key).toBe(isSame);
});

it("loads nothing after a page whose writes were all answered", async () => {
  vi.stubGlobal("fetch", answer(answers, sent));
  answers[PATH] = filled;
  await addToCart([{ productId: "1", type: "ship" }]);
  nextPage();
  sent.length = 0;
  cartStore();
  await import("./sync-cart.js");
  await rendered();
  expect([reads(), count()]).toEqual([0, 1]);
});
