import { type Answers, answer, type Sent } from "@quire/conformance/answers";
import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CheckoutSchema } from "../contract/index.js";
import { setPaymentAdapter } from "../payment/index.js";
import { newReader } from "../session/index.js";
import { followCart } from "./follow-cart.js";
import {
  chooseForOrder,
  chooseNewAddress,
  chooseShipping,
  loadCheckout,
  orderStore,
  orderTotals,
  submitCheckout,
} from "./index.js";
import { refreshCheckout } from "./refresh-checkout.js";
import { saveOrderAddress } from "./save-order-address.js";

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
const refuse = (status: number, code: string, field = "", action = "") => ({
  status,
  body: { errors: [{ code, field }], action },
});

let sent: Sent[];
let keys: (string | null)[];
let choiceKeys: (string | null)[];
let answers: Record<string, Answers[string]>;
const container = document.createElement("div");

beforeEach(() => {
  newPage();
  sent = [];
  keys = [];
  choiceKeys = [];
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
    if (request.url.endsWith("shipping-method")) choiceKeys.push(request.headers.get("idempotency-key"));
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
/** Answers with one turn after the other. The last turn repeats. */
function answerInOrder(...turns: { status?: number; body: unknown }[]) {
  let turn = 0;
  answers[SUBMIT] = () => {
    const { status = 200, body } = turns[Math.min(turn++, turns.length - 1)] ?? { body: {} };
    return Response.json(body, { status });
  };
}

it("submits the displayed quote with the server's key, and sets _pc_pso (accounts-9.9)", async () => {
  await loadCheckout();
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "ordered", step: "idle", order: { orderNumber: "70000001" } });
  expect(keys).toEqual([KEY]);
  expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "a.b" }]);
  expect(document.cookie).toContain("_pc_pso=true");
});

it("notifies other tabs of an order (robustness-38)", async () => {
  const { contentWindow: otherTab } = document.body.appendChild(document.createElement("iframe"));
  const received = vi.fn();
  const channel: BroadcastChannel = new (Object(otherTab).BroadcastChannel)("quire:cart");
  channel.onmessage = received;
  await loadCheckout();
  await submitCheckout(container);
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  channel.close();
});

it("submits once when clicked twice (robustness-40)", async () => {
  await loadCheckout();
  await Promise.all([submitCheckout(container), submitCheckout(container)]);
  expect(submissions()).toHaveLength(1);
});

it("sends nothing and shows an error while offline, and orders when online", async () => {
  await loadCheckout();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await submitCheckout(container);
  expect(submissions()).toEqual([]);
  expect(state()).toMatchObject({ status: "ready", step: "idle", error: { code: "request/offline" } });
  onLine.mockRestore();
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "ordered", error: undefined });
});

it("checks an open order with the same key until there is an answer (robustness-21)", async () => {
  await loadCheckout();
  answerInOrder(refuse(503, "order-pending"), { status: 502, body: {} }, { body: { order } });
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

it("checks the server's open order after a reload", async () => {
  answers["/api/commerce/shipping-payment"] = {
    body: { checkout, pending: { orderKey: KEY, quote: "a.b" } },
  };
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(state()).toMatchObject({ status: "ordered" });
});

it("checks the submitted quote, not the current cart", async () => {
  const pending = { orderKey: KEY, quote: "as.submitted" };
  answers["/api/commerce/shipping-payment"] = { body: { checkout, pending } };
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "as.submitted" }]);
  expect(keys).toEqual([KEY]);
});

it("checks an open order when the cart is empty", async () => {
  const pending = { orderKey: KEY, quote: "as.submitted" };
  answers["/api/commerce/shipping-payment"] = { body: { checkout: null, pending } };
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(state()).toMatchObject({ status: "ordered" });
});

it("shows an order with an unseen outcome next to the current cart", async () => {
  answers["/api/commerce/shipping-payment"] = { body: { checkout, lastOrder: order } };
  await loadCheckout();
  expect(state()).toMatchObject({ status: "ready", checkout: { quote: "a.b" }, order });
  expect(document.cookie).toContain("_pc_pso=true");
});

it("shows the receipt of an unseen order if the cart is empty", async () => {
  answers["/api/commerce/shipping-payment"] = { body: { checkout: null, lastOrder: order } };
  await loadCheckout();
  expect(state()).toMatchObject({ status: "ordered", order: { orderNumber: "70000001" } });
});

it.each([
  [409, "sold-out", "10011-1"],
  [409, "price-changed", "quote"],
  [402, "payment-declined", "payment"],
  [422, "required", "shippingAddressId"],
])("shows %i %s as a problem of its field, and reloads the checkout", async (status, code, field) => {
  await loadCheckout();
  answers[SUBMIT] = refuse(status, code, field);
  const dearer = { ...checkout, quote: "a.c", totals: { ...totals, grandTotal: "45.95" } };
  answers["/api/commerce/shipping-payment"] = { body: { checkout: dearer } };
  await submitCheckout(container);
  const anew = { step: "idle", problem: { code, field }, checkout: { quote: "a.c" } };
  await vi.waitFor(() => expect(state()).toMatchObject(anew));
});

it("submits again while the checkout is reloading", async () => {
  await loadCheckout();
  answerInOrder(refuse(409, "sold-out", "10011-1"), { body: { order } });
  answers["/api/commerce/shipping-payment"] = () => new Promise(() => {});
  void submitCheckout(container);
  await vi.waitFor(() => expect(state().problem).toMatchObject({ code: "sold-out" }));
  await vi.waitFor(() => expect(sent.at(-1)?.path).toBe("/api/commerce/shipping-payment"));
  void submitCheckout(container);
  await vi.waitFor(() => expect(state().status).toBe("ordered"));
  expect(submissions()).toHaveLength(2);
});

it("reports price-changed against the submitted quote, even after a reload", async () => {
  await loadCheckout();
  const dearer = { ...checkout, quote: "a.c", totals: { ...totals, grandTotal: "45.95" } };
  answers["/api/commerce/shipping-payment"] = { body: { checkout: dearer } };
  answers[SUBMIT] = async () => {
    await refreshCheckout();
    const { body, status } = refuse(409, "price-changed", "quote");
    return Response.json(body, { status });
  };
  await submitCheckout(container);
  expect(state()).toMatchObject({
    step: "idle",
    problem: { code: "price-changed" },
    checkout: { quote: "a.c" },
  });
});

it.each([
  ["order-changed", "quote", { paymentLabel: "Visa •••• 1111" }],
  ["payment-dropped", "payment", { paymentLabel: "" }],
])("reports the problem %s if the total is the same", async (code, field, change) => {
  const paid = { ...checkout, paymentLabel: "Visa •••• 4242" };
  answers["/api/commerce/shipping-payment"] = { body: { checkout: paid } };
  await loadCheckout();
  answers[SUBMIT] = refuse(409, "price-changed", "quote");
  answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...paid, ...change, quote: "a.c" } } };
  const problems: unknown[] = [];
  const unsubscribe = orderStore().subscribe(({ problem }) => problem && problems.push(problem));
  await submitCheckout(container);
  unsubscribe();
  expect(state()).toMatchObject({ step: "idle", problem: { code, field }, checkout: { quote: "a.c" } });
  expect(problems).not.toContainEqual(expect.objectContaining({ code: "price-changed" }));
});

it("runs the second step, and then submits the same order again", async () => {
  const confirm = vi.fn(async () => {});
  setPaymentAdapter({ mount: vi.fn(), confirm });
  await loadCheckout();
  answerInOrder(refuse(402, "payment-action-required", "payment", "act"), { body: { order } });
  await submitCheckout(container);
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ action: "act", container }));
  expect(state()).toMatchObject({ status: "ordered" });
  expect(keys).toEqual([KEY, KEY]);
});

describe("an aborted second step", () => {
  beforeEach(async () => {
    setPaymentAdapter({ mount: vi.fn(), confirm: () => Promise.reject(new Error("closed")) });
    await loadCheckout();
  });
  const ASKED = refuse(402, "payment-action-required", "payment", "act");

  it("is checked with the API before another order", async () => {
    answerInOrder(ASKED, { body: { order } });
    await submitCheckout(container);
    expect(state()).toMatchObject({ status: "ordered" });
    expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "a.b" }, { quote: "a.b" }]);
    expect(keys).toEqual([KEY, KEY]);
  });

  it("can be repeated if the API still waits for it", async () => {
    answers[SUBMIT] = ASKED;
    await submitCheckout(container);
    expect(state()).toMatchObject({ step: "idle", problem: { code: "payment-aborted" } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(submissions()).toHaveLength(2);
  });

  it("blocks another order while its outcome is unknown", async () => {
    answerInOrder(ASKED, { status: 502, body: {} }, { body: { order } });
    const done = submitCheckout(container);
    await vi.waitFor(() => expect(state().step).toBe("checking"));
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect(state()).toMatchObject({ status: "ordered" });
    expect(new Set(keys)).toEqual(new Set([KEY]));
  });
});

it.each([408, 425, 429])(
  "treats %i as no answer, and checks again after Retry-After (beyond-192)",
  async (status) => {
    await loadCheckout();
    const headers = { "Retry-After": "7" };
    let turn = 0;
    answers[SUBMIT] = () =>
      turn++ === 0 ? Response.json({}, { status, headers }) : Response.json({ order }, { status: 200 });
    const done = submitCheckout(container);
    await vi.waitFor(() => expect(state().step).toBe("checking"));
    expect(state().isBusy).toBe(status === 429);
    await vi.advanceTimersByTimeAsync(6_999);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(submissions()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(state()).toMatchObject({ status: "ordered" });
  },
);

it.each([
  [403, "text/html", "<h1>Forbidden</h1>"],
  [404, "text/html", "<h1>Not Found</h1>"],
  [404, "application/json", '{"message":"None of ours"}'],
  [400, "application/json", "{}"],
])("continues checking when a proxy answers %i, %s, %s", async (status, type, body) => {
  await loadCheckout();
  const turns = [
    () => Response.json({ errors: [{ code: "order-pending", field: "" }] }, { status: 503 }),
    () => new Response(body, { status, headers: { "Content-Type": type } }),
  ];
  answers[SUBMIT] = () => turns.shift()?.() ?? Response.json({ order });
  const done = submitCheckout(container);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(submissions()).toHaveLength(2);
  });
  expect(state()).toMatchObject({ step: "checking", error: undefined });
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(500);
    expect(state().status).toBe("ordered");
  });
  await done;
  expect(new Set(keys)).toEqual(new Set([KEY]));
});

it("leaves an aborted second step to the user if the server has an open order", async () => {
  const pending = { body: { checkout, pending: { orderKey: KEY, quote: "a.b" } } };
  answers["/api/commerce/shipping-payment"] = pending;
  answers[SUBMIT] = refuse(402, "payment-action-required", "payment", "act");
  const loaded = loadCheckout();
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  await vi.advanceTimersByTimeAsync(1000);
  await loaded;
  expect(state()).toMatchObject({ status: "ready", step: "idle", problem: { code: "payment-aborted" } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submissions()).toHaveLength(1);
});

it("asks for the outcome with the submitted quote, even if the checkout changed since", async () => {
  await loadCheckout();
  answerInOrder(refuse(503, "order-pending"), { body: { order } });
  const done = submitCheckout(container);
  await vi.waitFor(() => expect(state().step).toBe("checking"));
  orderStore().setState({ checkout: { ...ready(), quote: "not.seen" } });
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(submissions().map(({ body }) => JSON.parse(body))).toEqual([{ quote: "a.b" }, { quote: "a.b" }]);
});

it("clears the checkout when the session ends", async () => {
  await loadCheckout();
  answers[SUBMIT] = { status: 401 };
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "signed-out", checkout: undefined });
});

it.each([
  ["order", "checking", refuse(503, "order-pending")],
  ["order", "submitting", "never"],
  [undefined, "idle", "never"],
] as const)("reports that the session ended with %s during %s", async (ended, step, answered) => {
  await loadCheckout();
  answers[SUBMIT] = answered;
  if (step !== "idle") void submitCheckout(container);
  await vi.waitFor(() => expect(state().step).toBe(step));
  newReader();
  expect(state()).toMatchObject({ status: "signed-out", step: "idle", ended });
});

it("reports that only the session ended when a call returns 401", async () => {
  await loadCheckout();
  answers[SUBMIT] = { status: 401 };
  await submitCheckout(container);
  expect(state()).toMatchObject({ status: "signed-out", ended: "session" });
  await loadCheckout();
  expect(state()).toMatchObject({ status: "ready", ended: undefined });
  answers["/api/commerce/order/shipping-method"] = { status: 401 };
  await chooseShipping("fast");
  expect(state()).toMatchObject({ status: "signed-out", ended: "session" });
});

it("clears the checkout when the user changes (robustness-39)", async () => {
  await loadCheckout();
  newReader();
  expect(state().checkout).toBeUndefined();
});

it("returns the problems of an address by field", async () => {
  answers["/api/commerce/address"] = refuse(422, "postal-code", "postalCode");
  await expect(saveOrderAddress({ countryCode: "US" })).resolves.toEqual({
    kind: "refused",
    problems: [{ code: "postal-code", field: "postalCode" }],
  });
});

it("keeps the checkout when a choice fails to be saved", async () => {
  await loadCheckout();
  answers["/api/commerce/shipping-payment"] = { status: 500 };
  await expect(chooseForOrder({ shippingAddressId: "x" })).resolves.toBe(false);
  expect(state()).toMatchObject({ status: "ready", step: "idle", checkout: { quote: "a.b" } });
});

describe("a choice with an unknown outcome", () => {
  const METHOD = "/api/commerce/order/shipping-method";
  const chosen = { ...checkout, quote: "a.c", shippingMethod: "fast" };
  const lose = () => {
    answers["/api/commerce/shipping-payment"] = { body: { checkout: chosen } };
    throw new TypeError("Failed to fetch");
  };

  it("shows the store's state, and reports that the outcome is unknown", async () => {
    await loadCheckout();
    answers[METHOD] = lose;
    await expect(chooseShipping("fast")).resolves.toBe(false);
    expect(state()).toMatchObject({ isUnsure: true, error: undefined, checkout: { shippingMethod: "fast" } });
    answers[METHOD] = { body: { checkout: chosen } };
    await expect(chooseShipping("fast")).resolves.toBe(true);
    expect(state().isUnsure).toBe(false);
  });

  it("still reports it when the reload fails too", async () => {
    await loadCheckout();
    answers[METHOD] = { status: 500 };
    answers["/api/commerce/shipping-payment"] = { status: 500 };
    await chooseShipping("fast");
    expect(state()).toMatchObject({ isUnsure: true, error: { status: 500 }, checkout: { quote: "a.b" } });
  });

  it("is not reported after a refusal, or while offline", async () => {
    await loadCheckout();
    answers[METHOD] = refuse(422, "unknown-method", "shippingMethod");
    await chooseShipping("fast");
    expect(state()).toMatchObject({ isUnsure: false, problem: { code: "unknown-method" } });
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    answers[METHOD] = lose;
    await chooseShipping("fast");
    expect(state()).toMatchObject({ isUnsure: false, error: { code: "request/offline" } });
  });
});

describe("an address with an unknown outcome", () => {
  const ADDRESS = "/api/commerce/address";
  const typed = { firstName: "Robin", city: "Boston", countryCode: "US" };
  const fields = ["shippingAddressId"] as const;
  const written = () => sent.filter(({ path }) => path === ADDRESS).map(({ body }) => JSON.parse(body));

  it("is found in the reloaded checkout, and chosen", async () => {
    await loadCheckout();
    answers[ADDRESS] = () => {
      const addresses = [{ ...typed, id: "a1" }];
      answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, addresses } } };
      throw new TypeError("Failed to fetch");
    };
    await expect(chooseNewAddress(typed, fields)).resolves.toEqual({ kind: "chosen", id: "a1" });
    expect(written()).toMatchObject([typed]);
    expect(state().isUnsure).toBe(false);
  });

  it("is not matched with an older address of the account", async () => {
    const addresses = [{ ...typed, id: "a0" }];
    answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, addresses } } };
    await loadCheckout();
    answers[ADDRESS] = { status: 500 };
    await expect(chooseNewAddress(typed, fields)).resolves.toEqual({ kind: "failed" });
    expect(state().isUnsure).toBe(true);
  });
});

describe("the cart of another tab", () => {
  const changed = () => new BroadcastChannel("quire:cart").postMessage("changed");
  const countCheckoutRequests = () =>
    sent.filter(({ path }) => path === "/api/commerce/shipping-payment").length;
  let ended: AbortController;
  beforeEach(() => {
    ended = new AbortController();
    followCart(ended.signal);
  });
  afterEach(() => ended.abort());

  it("is followed", async () => {
    await loadCheckout();
    answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, quote: "a.c" } } };
    changed();
    await vi.waitFor(() => expect(state().checkout?.quote).toBe("a.c"));
  });

  it("is followed only after a running order has ended", async () => {
    await loadCheckout();
    const { promise, resolve } = Promise.withResolvers<Response>();
    answers[SUBMIT] = () => promise;
    const done = submitCheckout(container);
    await vi.waitFor(() => expect(submissions()).toHaveLength(1));
    changed();
    await receivedByAll();
    expect(countCheckoutRequests()).toBe(1);
    answers["/api/commerce/shipping-payment"] = { body: { checkout: { ...checkout, quote: "a.c" } } };
    resolve(Response.json({ errors: [{ code: "payment-declined", field: "payment" }] }, { status: 402 }));
    await done;
    await vi.waitFor(() => expect(state().checkout?.quote).toBe("a.c"));
    expect(state().problem?.code).toBe("payment-declined");
  });

  it("does not remove a receipt", async () => {
    await loadCheckout();
    await submitCheckout(container);
    const before = countCheckoutRequests();
    changed();
    await receivedByAll();
    expect(state().status).toBe("ordered");
    expect(countCheckoutRequests()).toBe(before);
  });

  /** Resolves when all tabs have received the earlier messages. */
  async function receivedByAll(): Promise<void> {
    const [from, to] = [new BroadcastChannel("quire:cart"), new BroadcastChannel("quire:cart")];
    const received = new Promise((resolve) => to.addEventListener("message", resolve, { once: true }));
    from.postMessage("heard");
    await received;
  }
});

it("sends choices one after the other with separate keys, so that the last is final", async () => {
  await loadCheckout();
  const answered: (() => void)[] = [];
  const METHOD = "/api/commerce/order/shipping-method";
  answers[METHOD] = () =>
    new Promise((resolve) => answered.push(() => resolve(Response.json({}, { status: 502 }))));
  const getMethodChoices = () =>
    sent.filter(({ path }) => path === METHOD).map(({ body }) => JSON.parse(body));
  const choices = ["express", "standard", "express"].map((method) => chooseShipping(method));
  for (let count = 1; count <= 3; count++) {
    await vi.waitFor(() => expect(answered).toHaveLength(count));
    expect(getMethodChoices()).toHaveLength(count);
    answered.at(-1)?.();
  }
  await Promise.all(choices);
  expect(getMethodChoices().map(({ shippingMethod }) => shippingMethod)).toEqual([
    "express",
    "standard",
    "express",
  ]);
  expect(new Set(choiceKeys).size).toBe(3);
});

describe("a choice", () => {
  const ASK = "/api/commerce/shipping-payment";
  const METHOD = "/api/commerce/order/shipping-method";
  const as = (shippingMethod: string) => Response.json({ checkout: { ...checkout, shippingMethod } });
  let pendingAnswers: PromiseWithResolvers<Response>[];

  beforeEach(async () => {
    await loadCheckout();
    pendingAnswers = [];
    answers[ASK] = () => {
      const ask = Promise.withResolvers<Response>();
      pendingAnswers.push(ask);
      return ask.promise;
    };
    answers[METHOD] = () => as("express");
  });
  const waitForRequests = (count: number) => vi.waitFor(() => expect(pendingAnswers).toHaveLength(count));

  it("is not reverted by an earlier read, which is repeated", async () => {
    const before = refreshCheckout();
    await waitForRequests(1);
    await chooseShipping("express");
    pendingAnswers[0]?.resolve(as("standard"));
    await waitForRequests(2);
    expect(state().checkout?.shippingMethod).toBe("express");
    pendingAnswers[1]?.resolve(as("express"));
    await before;
    expect(state().checkout?.shippingMethod).toBe("express");
  });

  it("is sent before a later read", async () => {
    const choiceAnswer = Promise.withResolvers<Response>();
    answers[METHOD] = () => choiceAnswer.promise;
    const choice = chooseShipping("express");
    const read = refreshCheckout();
    await vi.waitFor(() => expect(sent.some(({ path }) => path === METHOD)).toBe(true));
    expect(pendingAnswers).toHaveLength(0);
    choiceAnswer.resolve(as("express"));
    await waitForRequests(1);
    pendingAnswers[0]?.resolve(as("express"));
    await Promise.all([choice, read]);
  });

  it("follows the newest read when an older one answers later", async () => {
    const reads = [refreshCheckout(), refreshCheckout()];
    await waitForRequests(2);
    pendingAnswers[1]?.resolve(as("newer"));
    await reads[1];
    pendingAnswers[0]?.resolve(as("older"));
    await waitForRequests(3);
    expect(state().checkout?.shippingMethod).toBe("newer");
    pendingAnswers[2]?.resolve(as("newest"));
    await reads[0];
    expect(state().checkout?.shippingMethod).toBe("newest");
  });
});

describe("a new address", () => {
  const ADDRESS = "/api/commerce/address";
  const ASK = "/api/commerce/shipping-payment";
  const home = { firstName: "Robin", city: "Boston", countryCode: "US" };
  const bodies = (path: string) =>
    sent.filter((one) => one.path === path).map(({ body }) => JSON.parse(body));
  const fields = ["shippingAddressId", "billingAddressId"] as const;

  beforeEach(async () => {
    await loadCheckout();
    sent.length = 0;
    answers[ADDRESS] = { body: { address: { ...home, id: "a1" } } };
  });

  it("is saved and chosen", async () => {
    await expect(chooseNewAddress(home, fields)).resolves.toEqual({ kind: "chosen", id: "a1" });
    expect(bodies(ADDRESS)).toMatchObject([home]);
    expect(bodies(ASK)).toEqual([{ shippingAddressId: "a1", billingAddressId: "a1" }]);
  });

  it("is not saved again if only choosing it failed", async () => {
    answers[ASK] = { status: 500 };
    await expect(chooseNewAddress(home, fields)).resolves.toEqual({ kind: "failed" });
    answers[ASK] = { body: { checkout } };
    await expect(chooseNewAddress(home, fields)).resolves.toEqual({ kind: "chosen", id: "a1" });
    expect(bodies(ADDRESS)).toHaveLength(1);
    await chooseNewAddress(home, fields);
    expect(bodies(ADDRESS)).toHaveLength(2);
  });

  it("is changed, not added, when it is edited after choosing it failed", async () => {
    answers[ASK] = { status: 500 };
    await chooseNewAddress(home, fields);
    await chooseNewAddress({ ...home, city: "Salem" }, fields);
    expect(bodies(ADDRESS)).toMatchObject([home, { ...home, city: "Salem", id: "a1" }]);
  });
});

it("aborts a second step when the user leaves it", async () => {
  const left = new AbortController();
  const confirm = ({ signal }: { signal: AbortSignal }) =>
    new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  setPaymentAdapter({ mount: vi.fn(), confirm });
  await loadCheckout();
  answers[SUBMIT] = refuse(402, "payment-action-required", "payment", "act");
  const done = submitCheckout(container, left.signal);
  await vi.waitFor(() => expect(state().step).toBe("second-step"));
  left.abort();
  await done;
  expect(state()).toMatchObject({ step: "idle", problem: { code: "payment-aborted" } });
});

it("sets _pc_pso when it shows the receipt of an unseen order (accounts-9.9)", async () => {
  answers["/api/commerce/shipping-payment"] = { body: { checkout: null, lastOrder: order } };
  await loadCheckout();
  expect(document.cookie).toContain("_pc_pso=true");
});

it("returns the totals, with tax and shipping only when the address is known", () => {
  const parsed = v.parse(CheckoutSchema, {
    ...checkout,
    ships: true,
    totals: { ...totals, discount: "3.20", shippingCost: "6.95", tax: "0.00" },
  });
  expect(orderTotals(parsed)).toMatchObject({
    discount: { minor: -320 },
    tax: undefined,
    shipping: undefined,
    grandTotal: { minor: 3895, currency: "USD" },
  });
  expect(orderTotals({ ...parsed, shippingAddressId: "a1" })).toMatchObject({
    tax: { minor: 0 },
    shipping: { minor: 695 },
  });
});
