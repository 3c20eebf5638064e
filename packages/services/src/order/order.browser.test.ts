import { type Answers, answer, type Sent } from "@quire/testing/answers";
import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setPaymentAdapter } from "../payment/index.js";
import { newReader } from "../session/index.js";
import { chooseForOrder, loadCheckout, orderStore, saveOrderAddress, submitCheckout } from "./index.js";

const SUBMIT = "/api/commerce/order/submit";
const KEY = "0b9fd8ad-7d1c-4f53-9c0d-6a4f3a0a1d11";
const totals = { subTotal: "32.00", grandTotal: "38.95" };
const checkout = {
  orderKey: KEY,
  quote: "a.b",
  cart: { id: "1", line_items: { physical_items: [], digital_items: [] } },
  totals,
};
const order = { orderNumber: "70000001", ordered: "2026-11-23T12:00:00Z", totals };
const refused = (status: number, code: string, field = "", action = "") => ({
  status,
  body: { errors: [{ code, field }], action },
});

let sent: Sent[];
let keys: (string | null)[];
let answers: Record<string, Answers[string]>;
const container = document.createElement("div");

beforeEach(() => {
  newPage();
  sent = [];
  keys = [];
  answers = {
    "/api/commerce/shipping-payment": { body: { checkout } },
    "/api/shopping-cart": { body: { cart: null } },
    [SUBMIT]: { body: { order } },
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "info").mockImplementation(() => {});
  const fake = answer(answers, sent);
  vi.stubGlobal("fetch", (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.url.endsWith(SUBMIT)) keys.push(request.headers.get("idempotency-key"));
    return fake(request);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: the service writes it so too
  document.cookie = "_pc_pso=; Path=/; Max-Age=0";
});

const state = () => orderStore().getState();
function ready() {
  const { checkout: shown } = state();
  if (!shown) throw new Error("There is a checkout.");
  return shown;
}
const submissions = () => sent.filter(({ path }) => path === SUBMIT);
/** Answers one after the other, the last for ever. */
function inTurn(...turns: { status?: number; body: unknown }[]) {
  let turn = 0;
  answers[SUBMIT] = () => {
    const { status = 200, body } = turns[Math.min(turn++, turns.length - 1)] ?? { body: {} };
    return Response.json(body, { status });
  };
}

it("submits under the server's own key what the reader has seen, and sets _pc_pso (accounts-9.9)", async () => {
  await loadCheckout();
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "ordered", step: "idle", order: { orderNumber: "70000001" } });
  expect(keys).toEqual([KEY]);
  expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "a.b" }]);
  expect(document.cookie).toContain("_pc_pso=true");
});

it("pressed twice at once, submits once (robustness-40)", async () => {
  await loadCheckout();
  await Promise.all([submitCheckout(container), submitCheckout(container)]);
  expect(submissions()).toHaveLength(1);
});

it("finds out by itself, under the same key, what nobody has answered (robustness-21)", async () => {
  await loadCheckout();
  inTurn(refused(503, "order-pending"), { status: 502, body: {} }, { body: { order } });
  const done = submitCheckout(container);
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(999);
  expect(submissions()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(submissions()).toHaveLength(2));
  expect(state().step).toBe("checking");
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(state().status).toBe("ordered");
  });
  await done;
  expect(new Set(keys)).toEqual(new Set([KEY]));
});

it("goes on finding out after a reload, where the server knows of an open order", async () => {
  answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, isPending: true } } };
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(state()).toMatchObject({ status: "ordered" });
});

it("shows the receipt to who never heard of it", async () => {
  answers["/api/commerce/shipping-payment"] = { body: { checkout: null, lastOrder: order } };
  await loadCheckout();
  expect(state()).toMatchObject({ status: "ordered", order: { orderNumber: "70000001" } });
});

it.each([
  [409, "sold-out", "10011-1"],
  [409, "price-changed", "quote"],
  [402, "payment-declined", "payment"],
  [422, "required", "shippingAddressId"],
])("%i %s is a problem with its field, and the checkout is asked for anew", async (status, code, field) => {
  await loadCheckout();
  answers[SUBMIT] = refused(status, code, field);
  answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, quote: "a.c" } } };
  await submitCheckout(container);
  expect(state()).toMatchObject({ step: "idle", problem: { code, field }, checkout: { quote: "a.c" } });
});

it("has the second step done, and then submits the same again", async () => {
  const confirm = vi.fn(async () => {});
  setPaymentAdapter({ mount: vi.fn(), confirm });
  await loadCheckout();
  inTurn(refused(402, "payment-action-required", "payment", "act"), { body: { order } });
  await submitCheckout(container);
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ action: "act", container }));
  expect(state()).toMatchObject({ status: "ordered" });
  expect(keys).toEqual([KEY, KEY]);
});

it("says that a second step was left, and nothing is asked of the API for it", async () => {
  setPaymentAdapter({ mount: vi.fn(), confirm: () => Promise.reject(new Error("closed")) });
  await loadCheckout();
  answers[SUBMIT] = refused(402, "payment-action-required", "payment", "act");
  await submitCheckout(container);
  expect(state()).toMatchObject({ step: "idle", problem: { code: "payment-aborted" } });
  expect(submissions()).toHaveLength(1);
});

it("leaves a second step that was left to the reader, though the server counts the order as open", async () => {
  const pending = { body: { checkout: { ...checkout, isPending: true } } };
  answers["/api/commerce/shipping-payment"] = pending;
  answers[SUBMIT] = refused(402, "payment-action-required", "payment", "act");
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(state()).toMatchObject({ status: "ready", step: "idle", problem: { code: "payment-aborted" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submissions()).toHaveLength(1);
});

it("finds out about what was submitted, whatever the checkout has become meanwhile", async () => {
  await loadCheckout();
  inTurn(refused(503, "order-pending"), { body: { order } });
  const done = submitCheckout(container);
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  orderStore().setState({ checkout: { ...ready(), quote: "not.seen" } });
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "a.b" }, { quote: "a.b" }]);
});

it("forgets addresses and all when the session is over", async () => {
  await loadCheckout();
  answers[SUBMIT] = { status: 401 };
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "signed-out", checkout: undefined });
});

it("gives nothing of one reader to the next (robustness-39)", async () => {
  await loadCheckout();
  newReader();
  expect(state().checkout).toBeUndefined();
});

it("says field by field what is wrong with an address", async () => {
  answers["/api/commerce/address"] = refused(422, "postal-code", "postalCode");
  await expect(saveOrderAddress({ countryCode: "US" })).resolves.toEqual({
    kind: "refused",
    problems: [{ code: "postal-code", field: "postalCode" }],
  });
});

it("keeps what is there when a choice cannot be told", async () => {
  await loadCheckout();
  answers["/api/commerce/shipping-payment"] = { status: 500 };
  await expect(chooseForOrder({ shippingAddressId: "x" })).resolves.toBe(false);
  expect(state()).toMatchObject({ status: "ready", step: "idle", checkout: { quote: "a.b" } });
});
