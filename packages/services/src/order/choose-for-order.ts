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
import { inTurn } from "./order-choices.js";
import { problemsOf } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { refreshCheckout, takeOver } from "./refresh-checkout.js";

/** Choices of the reader: addresses by their ids, and the payment as the payment service's token. */
export type OrderChoice = BodyOf<typeof shippingPayment>;

/** Chooses addresses or the payment. @returns whether the server has it; else the state says why not */
export function chooseForOrder(choice: OrderChoice): Promise<boolean> {
  return choose((told) => call(shippingPayment, { body: choice, ...told }));
}

/** Chooses how it is sent. @returns whether the server has it */
export function chooseShipping(shippingMethod: string): Promise<boolean> {
  return choose((told) => call(chooseShippingMethod, { body: { shippingMethod }, ...told }));
}

interface Told {
  readonly key: string;
  readonly signal: AbortSignal;
}

/**
 * One after the other, so that the last one holds; and each under a key of its own: under that of an earlier one, of
 * which nobody heard what became, the same choice would be answered as it was then, and chosen no more. Where no answer
 * says whether it was taken, the store is asked how things stand.
 */
async function choose(send: (told: Told) => Promise<CheckoutAnswer>): Promise<boolean> {
  const signal = sessionSignal();
  const isTaken = await inTurn(() => tell(() => send({ key: idempotencyKey(), signal })));
  if (!isTaken && orderStore().getState().isUnsure) await refreshCheckout();
  return isTaken;
}

async function tell(send: () => Promise<CheckoutAnswer>): Promise<boolean> {
  const store = orderStore();
  store.setState({ step: "choosing", problem: undefined, error: undefined, isUnsure: false });
  const { onLine } = navigator;
  try {
    takeOver(await send());
    return true;
  } catch (error) {
    const [problem] = problemsOf(error);
    if (problem) store.setState({ problem });
    else failToWrite(error, onLine);
    return false;
  } finally {
    store.setState(({ step }) => (step === "choosing" ? { step: "idle" } : {}));
  }
}
