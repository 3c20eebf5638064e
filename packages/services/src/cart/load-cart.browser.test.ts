import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { CurrentUserSchema } from "../contract/index.js";
import { newReader, sessionStore } from "../session/index.js";
import { cartState } from "./cart-state.js";
import { cartStore } from "./cart-store.js";
import { loadCart, recheckCart, refreshCart, stopReading, takeOver } from "./load-cart.js";

const PATH = "/api/shopping-cart";
const HEAD = "HEAD /api/commerce/shopping-cart";
const TIME = "2026-11-05T10:00:00.000Z";
const cart = (id: string) => ({
  id,
  line_items: { physical_items: [], digital_items: [] },
  modifiedTime: TIME,
});
const holds = (id: string) => ({ body: { cart: cart(id) } });

let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  sent = [];
  answers = { [PATH]: holds("c1"), [HEAD]: { status: 404 } };
  freshPage();
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const state = () => cartState().getState();
const keepCached = (id: string) => localStorage.setItem("cart", JSON.stringify(cart(id)));

/** Delays the server's response until the test resolves it. */
function delayAnswer(
  name: string,
): PromiseWithResolvers<Response> & { readonly wasRequested: () => boolean } {
  const answered = Promise.withResolvers<Response>();
  const onRequest = vi.fn(() => answered.promise);
  answers[name] = onRequest;
  return { ...answered, wasRequested: () => onRequest.mock.calls.length > 0 };
}

it("returns true from `stopReading` only for a pending read", async () => {
  expect(stopReading()).toBe(false);
  const reading = loadCart();
  expect([stopReading(), stopReading()]).toEqual([true, false]);
  await reading;
  await loadCart();
  expect(stopReading()).toBe(false);
});

it("keeps a new read when the cancelled one ends", async () => {
  const first = refreshCart();
  delayAnswer(PATH);
  void refreshCart();
  await first;
  await rendered();
  expect(stopReading()).toBe(true);
});

it("has no pending read after a failure", async () => {
  answers[PATH] = { status: 403 };
  await loadCart();
  expect([state().status, stopReading()]).toEqual(["failed", false]);
});

it("keeps the shown cart during a refresh, even if the storage has another one", async () => {
  await loadCart();
  keepCached("c2");
  const { resolve, wasRequested } = delayAnswer(PATH);
  const again = refreshCart();
  await vi.waitUntil(wasRequested);
  expect(state().cart?.id).toBe("c1");
  resolve(Response.json({ cart: cart("c3") }));
  await again;
  expect(state().cart?.id).toBe("c3");
});

it("is loading without a cart if none is cached", async () => {
  const loading = loadCart();
  expect(state()).toMatchObject({ status: "loading", cart: undefined });
  await loading;
});

it("fails when the server refuses and no cart shows", async () => {
  answers[PATH] = { status: 403 };
  recheckCart();
  await vi.waitFor(() => expect(state()).toMatchObject({ status: "failed", error: { status: 403 } }));
});

it("hides a validated cached cart from the next user (robustness-39)", async () => {
  keepCached("c1");
  const { resolve, wasRequested } = delayAnswer(HEAD);
  const reading = loadCart();
  await vi.waitUntil(wasRequested);
  newReader();
  resolve(new Response(null, { headers: { "last-modified": TIME } }));
  await reading;
  expect(state().status).not.toBe("ready");
});

it("treats the store as open unless the server reports maintenance (content-4.12)", async () => {
  keepCached("c1");
  answers[HEAD] = () => new Response(null, { headers: { "last-modified": TIME } });
  await expect(loadCart()).resolves.toMatchObject({ status: "ready", maintenance: false });
  takeOver(null, true);
  takeOver(null);
  expect(state()).toMatchObject({ cart: null, maintenance: false });
});

it("reports an unexpected error to the developer, and fails", async () => {
  const broken = new Error("A listener of the host's is broken.");
  const end = cartState().subscribe(({ status }) => {
    if (status === "ready") throw broken;
  });
  await loadCart();
  end();
  expect(state()).toMatchObject({ status: "failed", error: undefined });
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining(broken.message), broken);
});

it("fails on the server's refusal without a report to the developer", async () => {
  answers[PATH] = { status: 401 };
  await loadCart();
  expect(state()).toMatchObject({ status: "failed", error: { status: 401 } });
  expect(console.error).not.toHaveBeenCalled();
});

it("loads the user's cart on a page with a guest's badge count", async () => {
  localStorage.setItem("shopping-cart", '{"count":2}');
  const user = v.parse(CurrentUserSchema, { id: "1" });
  sessionStore().setState({ status: "known", user }, true);
  cartStore();
  await vi.waitFor(() => expect(state()).toMatchObject({ status: "ready", cart: { id: "c1" } }));
});
