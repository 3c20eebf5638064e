import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { rendered } from "@quire/conformance/held-time";
import { toastStore } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { freshPage } from "../../fixtures/fresh-page.js";
import { undoStore } from "../outbox/index.js";
import { newReader } from "../session/index.js";
import { cartStore } from "./cart-store.js";
import { refreshCart } from "./load-cart.js";
import { text } from "./text.js";

const UNDO = "DELETE /api/shopping-cart/combined";
const combined = {
  id: "m1",
  items: [
    { name: "Four Seconds", quantity: 2 },
    { name: "Saying No", quantity: 1 },
  ],
};
const cart = (more: object) => ({
  id: "c1",
  line_items: { physical_items: [], digital_items: [] },
  ...more,
});

let sent: Sent[];
let answers: Record<string, Answers[string]>;

beforeEach(() => {
  sent = [];
  answers = {
    "/api/shopping-cart": { body: { cart: cart({ combined }) } },
    [UNDO]: { body: { cart: cart({}) } },
  };
  freshPage();
  vi.stubGlobal("fetch", answer(answers, sent));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const offer = () => undoStore().getState().offer;
const getToast = () => toastStore().getState().latest;
async function waitForOffer() {
  await refreshCart();
  await vi.waitFor(() => expect(offer()).toBeDefined());
}

it("lists the added products and their quantities (beyond-19)", async () => {
  await waitForOffer();
  expect(localStorage.getItem("quire:cart-combined")).toBe("m1");
  expect(offer()?.message).toBe(
    "We combined your carts. Added to your account’s cart: 2 × Four Seconds and Saying No.",
  );
});

it("separates the carts on Undo and shows the result (beyond-19)", async () => {
  await waitForOffer();
  await offer()?.undo();
  expect(sent.filter(({ method }) => method === "DELETE").map(({ body }) => JSON.parse(body))).toEqual([
    { id: "m1" },
  ]);
  expect(cartStore().getState().cart?.combined).toBeUndefined();
  expect(getToast()).toEqual({ message: text("separated"), tone: "success" });
});

it("reports a failed Undo", async () => {
  answers[UNDO] = { status: 404, body: { errors: [{ code: "not-combined" }] } };
  await waitForOffer();
  await offer()?.undo();
  expect(getToast()).toEqual({ message: text("notSeparated"), tone: "error" });
});

it("reloads the cart if the server has nothing to undo, for example after an Undo in another tab", async () => {
  answers[UNDO] = { status: 404, body: { errors: [{ code: "not-combined" }] } };
  await waitForOffer();
  answers["/api/shopping-cart"] = { body: { cart: cart({ id: "c2" }) } };
  await offer()?.undo();
  await vi.waitFor(() => expect(cartStore().getState().cart?.id).toBe("c2"));
});

it("reports a failed Undo during maintenance, and keeps the cart", async () => {
  answers[UNDO] = { body: { cart: cart({ combined }), maintenanceStatus: true } };
  await waitForOffer();
  const reads = () => sent.filter(({ method }) => method === "GET").length;
  const before = reads();
  await offer()?.undo();
  expect(getToast()).toEqual({ message: text("notSeparated"), tone: "error" });
  await rendered();
  expect([reads(), cartStore().getState().cart?.id]).toEqual([before, "c1"]);
});

it("hides the result of an Undo from the next user (robustness-39)", async () => {
  const answered = Promise.withResolvers<Response>();
  answers[UNDO] = () => answered.promise;
  await waitForOffer();
  const undoing = offer()?.undo();
  await vi.waitFor(() => expect(sent.map(({ method }) => method)).toContain("DELETE"));
  newReader();
  answered.resolve(Response.json({ cart: cart({}) }));
  await undoing;
  expect(getToast()).toBeUndefined();
});

it("shows the offer only to the user who has signed in (robustness-39)", async () => {
  await refreshCart();
  newReader();
  await import("./notify-combined.js");
  await new Promise(requestAnimationFrame);
  expect(offer()).toBeUndefined();
});

it("drops the offer of a hidden tab when the user changes (robustness-39)", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await refreshCart();
  await import("./notify-combined.js");
  await new Promise(requestAnimationFrame);
  newReader();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(offer()).toBeUndefined();
});

it("shows the offer once in a browser, and only in a visible tab", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await refreshCart();
  const code = await import("./notify-combined.js");
  expect(code.notifyCombined).toBeDefined();
  await new Promise(requestAnimationFrame);
  expect(offer()).toBeUndefined();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(offer()?.message).toContain("Four Seconds");
  offer()?.end();
  await refreshCart();
  await new Promise(requestAnimationFrame);
  expect(offer()).toBeUndefined();
});

it("ignores a response to an earlier read after Undo", async () => {
  await waitForOffer();
  const reads: PromiseWithResolvers<Response>[] = [];
  answers["/api/shopping-cart"] = () => {
    const read = Promise.withResolvers<Response>();
    reads.push(read);
    return read.promise;
  };
  const read = refreshCart();
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  await offer()?.undo();
  for (const one of reads) one.resolve(Response.json({ cart: cart({ combined }) }));
  await read;
  expect(cartStore().getState().cart?.combined).toBeUndefined();
});

it("reloads the cart after a failed Undo, even if a read was pending", async () => {
  await waitForOffer();
  answers[UNDO] = { status: 500 };
  const onRequest = vi.fn(() => new Promise<Response>(() => {}));
  answers["/api/shopping-cart"] = onRequest;
  void refreshCart();
  await vi.waitFor(() => expect(onRequest).toHaveBeenCalled());
  answers["/api/shopping-cart"] = { body: { cart: cart({ id: "c2" }) } };
  await offer()?.undo();
  await vi.waitFor(() => expect(cartStore().getState().cart?.id).toBe("c2"));
});
