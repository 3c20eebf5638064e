import { idempotencyKey } from "@quire/core";
import { call } from "../client/index.js";
import {
  type BodyOf,
  type CheckoutAnswer,
  chooseShippingMethod,
  shippingPayment,
} from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { failToWrite } from "./fail-to-write.js";
import { sendInOrder } from "./order-choices.js";
import { getProblems } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { refreshCheckout, takeOver } from "./refresh-checkout.js";

/** The user's choices: addresses by id, and the payment as a token of the payment service. */
export type OrderChoice = BodyOf<typeof shippingPayment>;

/** Chooses addresses or the payment. @returns true when the server has saved it. A failure is in the state */
export function chooseForOrder(choice: OrderChoice): Promise<boolean> {
  return choose((callOptions) => call(shippingPayment, { body: choice, ...callOptions }));
}

/** Chooses the shipping method. @returns true when the server has saved it */
export function chooseShipping(shippingMethod: string): Promise<boolean> {
  return choose((callOptions) => call(chooseShippingMethod, { body: { shippingMethod }, ...callOptions }));
}

interface CallOptions {
  readonly key: string;
  readonly signal: AbortSignal;
}

/**
 * Sends choices one after the other, so that the last one is final. Each has a new key, because an unanswered
 * choice's key would return the old answer. If the outcome is unknown, the checkout is reloaded.
 */
async function choose(send: (callOptions: CallOptions) => Promise<CheckoutAnswer>): Promise<boolean> {
  const signal = sessionSignal();
  const isAccepted = await sendInOrder(() => sendChoice(() => send({ key: idempotencyKey(), signal })));
  if (!isAccepted && orderStore().getState().isUnsure) await refreshCheckout();
  return isAccepted;
}

async function sendChoice(send: () => Promise<CheckoutAnswer>): Promise<boolean> {
  const store = orderStore();
  store.setState({ step: "choosing", problem: undefined, error: undefined, isUnsure: false });
  const { onLine } = navigator;
  try {
    takeOver(await send());
    return true;
  } catch (error) {
    const [problem] = getProblems(error);
    if (problem) store.setState({ problem });
    else failToWrite(error, onLine);
    return false;
  } finally {
    store.setState(({ step }) => (step === "choosing" ? { step: "idle" } : {}));
  }
}
