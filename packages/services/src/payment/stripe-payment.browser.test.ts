import { newPage } from "@quire/conformance/new-page";
import { setPageConfiguration } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standInForStripe } from "../../fixtures/stripe.js";
import { getPaymentAdapter, type PaymentDue, type PaymentToken } from "./index.js";
import { STRIPE_SCRIPT } from "./stripe/load-stripe.js";
import { toSmallestUnit } from "./stripe/stripe-fields.js";

let due: PaymentDue;
let stripe: ReturnType<typeof standInForStripe>;
let container: HTMLElement;
/** Stripe's package keeps the first `Stripe` object that it finds. */
const StripeOfThisTest = Object.assign((key: string) => stripe.Stripe(key), { version: "endive" });

beforeEach(() => {
  newPage();
  due = { amount: "38.95", currency: "USD" };
  stripe = standInForStripe();
  vi.stubGlobal("Stripe", StripeOfThisTest);
  container = document.createElement("div");
  document.body.append(container);
  setPageConfiguration({ payment: { kind: "stripe", publishableKey: "pk_test_1" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  container.remove();
});

function adapter() {
  const configured = getPaymentAdapter();
  if (!configured) throw new Error("Stripe is configured.");
  return configured;
}
const mount = () => adapter().mount(container, () => due);
const getCalls = (name: string) => stripe.calls.filter(([called]) => called === name);
const complaint = () => container.querySelector("[role=alert]")?.textContent;

async function confirm(signal = new AbortController().signal) {
  return adapter().confirm({ action: "pi_1_secret_2", container, signal });
}

it("loads Stripe's script only when its fields are shown", async () => {
  vi.stubGlobal("Stripe", undefined);
  const appended = vi.spyOn(document.head, "append").mockImplementation(() => {});
  adapter();
  expect(appended).not.toHaveBeenCalled();
  const fields = mount();
  await vi.waitFor(() => expect(appended).toHaveBeenCalledOnce());
  expect(appended.mock.calls[0]?.[0]).toHaveProperty("src", STRIPE_SCRIPT);
  fields.remove();
  await expect(fields.ready).rejects.toThrow("is not responding");
});

it("shows the Payment Element for cards and the amount, and returns its token and label", async () => {
  const fields = mount();
  await fields.ready;
  expect(getCalls("Stripe")).toEqual([["Stripe", "pk_test_1"]]);
  expect(getCalls("elements")).toEqual([
    [
      "elements",
      {
        mode: "payment",
        amount: 3895,
        currency: "usd",
        allowedPaymentMethodTypes: ["card"],
        locale: "en",
      },
    ],
  ]);
  expect(getCalls("create")[0]?.[1]).toBe("payment");
  await expect(fields.token()).resolves.toEqual({ token: "ctoken_1", label: "Visa •••• 4242" });
});

it("sends the current amount when it requests the token", async () => {
  const fields = mount();
  await fields.ready;
  due = { amount: "41.20", currency: "USD" };
  await fields.token();
  expect(getCalls("update")).toEqual([["update", { amount: 4120, currency: "usd" }]]);
});

it("returns no token and adds no message if the fields show the problem themselves", async () => {
  const fields = mount();
  await fields.ready;
  stripe.answers.submit = { error: { type: "validation_error", code: "incomplete_number" } };
  await expect(fields.token()).resolves.toBeUndefined();
  expect(complaint()).toBe("");
  stripe.answers.submit = {};
  await expect(fields.token()).resolves.toMatchObject({ token: "ctoken_1" });
});

it("shows Stripe's message for a declined card until the next attempt", async () => {
  const fields = mount();
  await fields.ready;
  const { token } = stripe.answers;
  stripe.answers.token = {
    error: { type: "card_error", code: "card_declined", message: "Your card was declined." },
  };
  await expect(fields.token()).resolves.toBeUndefined();
  expect(complaint()).toBe("Your card was declined.");
  stripe.answers.token = token;
  await fields.token();
  expect(complaint()).toBe("");
});

it.each([
  ["submit", { error: { type: "api_connection_error", message: "secret of a card" } }],
  [
    "token",
    { error: { type: "invalid_request_error", code: "parameter_invalid", message: "secret of a card" } },
  ],
] as const)(
  "fails if Stripe cannot be reached (%s), and repeats none of its messages",
  async (step, answer) => {
    const fields = mount();
    await fields.ready;
    Object.assign(stripe.answers, { [step]: answer });
    const error = await fields.token().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify([String(error), String(Reflect.get(Object(error), "cause"))])).not.toContain(
      "secret",
    );
  },
);

it.each(["loaderror", "silent"] as const)(
  "rejects after at most 30 seconds if the element's answer is %s",
  async (elementAnswer) => {
    stripe.answers.element = elementAnswer;
    vi.useFakeTimers();
    const fields = mount();
    let isSettled = false;
    fields.ready
      .catch(() => {})
      .finally(() => {
        isSettled = true;
      });
    await vi.waitFor(() => expect(getCalls("create")).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(isSettled).toBe(elementAnswer === "loaderror");
    await vi.advanceTimersByTimeAsync(1_000);
    await expect(fields.ready).rejects.toThrow("is not responding");
  },
);

it("rejects a token request after 30 seconds without an answer", async () => {
  const fields = mount();
  await fields.ready;
  stripe.answers.token = "silent";
  vi.useFakeTimers();
  const token = expect(fields.token()).rejects.toThrow("is not responding");
  await vi.advanceTimersByTimeAsync(30_000);
  await token;
});

it("removes its fields at any time, and can show them again", async () => {
  const early = mount();
  early.remove();
  await expect(early.ready).rejects.toThrow();
  expect(container.childElementCount).toBe(0);
  const fields = mount();
  await fields.ready;
  fields.remove();
  expect(getCalls("destroy")).toHaveLength(1);
  expect(container.childElementCount).toBe(0);
  await mount().ready;
  expect(container.querySelectorAll("iframe")).toHaveLength(1);
});

it("shows the second step, and resolves when the bank has accepted or refused", async () => {
  await confirm();
  expect(getCalls("handleNextAction")).toEqual([["handleNextAction", { clientSecret: "pi_1_secret_2" }]]);
  const refused = { type: "invalid_request_error", code: "payment_intent_authentication_failure" };
  stripe.answers.nextAction = {
    error: { ...refused, payment_intent: { status: "requires_payment_method" } },
  };
  await expect(confirm()).resolves.toBeUndefined();
  expect(getCalls("Stripe")).toHaveLength(1);
});

it.each([
  ["was left", { error: { type: "invalid_request_error", payment_intent: { status: "requires_action" } } }],
  ["could not be shown", { error: { type: "api_connection_error" } }],
])("rejects when the second step %s", async (_, answer) => {
  stripe.answers.nextAction = answer;
  await expect(confirm()).rejects.toThrow("Stripe refused");
});

it("rejects the second step when the signal aborts", async () => {
  stripe.answers.nextAction = "silent";
  const signal = new AbortController();
  const confirmed = confirm(signal.signal);
  await vi.waitFor(() => expect(getCalls("handleNextAction")).toHaveLength(1));
  signal.abort();
  await expect(confirmed).rejects.toThrow();
});

it.each(["sk_live_1", "", "pk_", 7, undefined])("rejects %j as a publishable key", (publishableKey) => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  setPageConfiguration({ payment: { kind: "stripe", publishableKey } });
  expect(getPaymentAdapter()).toBeUndefined();
  expect(String(consoleError.mock.calls)).toMatch(/"payment(\.publishableKey)?" cannot be used/);
});

it.each([
  ["38.95", "USD", 3895],
  [1000, "JPY", 1000],
  ["5.125", "KWD", 5125],
  ["1.10", "ISK", 110],
  [0.29, "EUR", 29],
])("converts %s %s to Stripe's smallest unit", (amount, currency, expected) => {
  expect(toSmallestUnit({ amount, currency }).amount).toBe(expected);
});

describe("wallets (beyond-318)", () => {
  const approved = vi.fn<(token: PaymentToken) => Promise<boolean>>();
  beforeEach(() => {
    approved.mockReset().mockResolvedValue(true);
  });
  const mountWallets = () => adapter().mountWallets?.(container, () => due, approved);

  it("show only what the device offers", async () => {
    const buttons = mountWallets();
    await expect(buttons?.ready).resolves.toBe(true);
    expect(getCalls("create")[0]?.[1]).toBe("expressCheckout");
    buttons?.remove();
    expect(container.childElementCount).toBe(0);
    stripe.answers.wallets = undefined;
    await expect(mountWallets()?.ready).resolves.toBe(false);
  });

  it.each([
    ["Apple Pay •••• 4242", { card: { brand: "visa", last4: "4242", wallet: { type: "apple_pay" } } }],
    ["Google Pay •••• 4242", { card: { brand: "visa", last4: "4242", wallet: { type: "google_pay" } } }],
    ["Link", { type: "link", link: {} }],
  ])("return the approved token with the label %s", async (label, preview) => {
    await mountWallets()?.ready;
    stripe.answers.token = { confirmationToken: { id: "ctoken_2", payment_method_preview: preview } };
    due = { amount: "41.20", currency: "USD" };
    await stripe.getWallets().press();
    expect(getCalls("update")).toEqual([["update", { amount: 4120, currency: "usd" }]]);
    stripe.getWallets().approve();
    await vi.waitFor(() => expect(approved.mock.calls).toEqual([[{ token: "ctoken_2", label }]]));
    expect(getCalls("paymentFailed")).toEqual([]);
  });

  it.each([
    ["the store refuses the token", () => approved.mockResolvedValue(false)],
    [
      "Stripe makes no token",
      () => Object.assign(stripe.answers, { token: { error: { type: "api_error" } } }),
    ],
    [
      "the wallet's data is incomplete",
      () => Object.assign(stripe.answers, { submit: { error: { type: "validation_error" } } }),
    ],
  ])("close with a failure when %s", async (_, fail) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await mountWallets()?.ready;
    fail();
    stripe.getWallets().approve();
    await vi.waitFor(() =>
      expect(getCalls("paymentFailed")).toEqual([["paymentFailed", { reason: "fail" }]]),
    );
  });

  it("reject when the element fails to load", async () => {
    stripe.answers.element = "loaderror";
    await expect(mountWallets()?.ready).rejects.toThrow("is not responding");
  });
});
