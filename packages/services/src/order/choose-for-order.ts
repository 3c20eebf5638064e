import { call, callOnce } from "../client/index.js";
import {
  type Address,
  type BodyOf,
  type CheckoutAnswer,
  chooseShippingMethod,
  type Place,
  saveAddress,
  shippingPayment,
  stateProvinces,
} from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";

import { type OrderProblem, problemsOf } from "./order-problem.js";
import { orderStore } from "./order-store.js";
import { failWith, takeOver } from "./refresh-checkout.js";

/** What a reader chooses: addresses by their ids, and how to pay, as the payment service's token. */
export type OrderChoice = BodyOf<typeof shippingPayment>;

/** Chooses addresses or the payment. @returns whether the server has it; else the state says why not */
export function chooseForOrder(choice: OrderChoice): Promise<boolean> {
  return choose(() => callOnce(shippingPayment, { body: choice, signal: sessionSignal() }));
}

/** Chooses how it is sent. @returns whether the server has it */
export function chooseShipping(shippingMethod: string): Promise<boolean> {
  return choose(() => callOnce(chooseShippingMethod, { body: { shippingMethod }, signal: sessionSignal() }));
}

async function choose(send: () => Promise<CheckoutAnswer>): Promise<boolean> {
  const store = orderStore();
  store.setState({ step: "choosing", problem: undefined });
  try {
    takeOver(await send());
    return true;
  } catch (error) {
    const [problem] = problemsOf(error);
    if (problem) store.setState({ problem });
    else failWith(error);
    return false;
  } finally {
    store.setState(({ step }) => (step === "choosing" ? { step: "idle" } : {}));
  }
}

/** An address was kept, refused field by field, or nobody knows: the state has the error. */
export type SaveAddressOutcome =
  | { readonly kind: "saved"; readonly address: Address }
  | { readonly kind: "refused"; readonly problems: readonly OrderProblem[] }
  | { readonly kind: "failed" };

/** Keeps an address in the reader's account, once for a double click. */
export function saveOrderAddress(address: BodyOf<typeof saveAddress>): Promise<SaveAddressOutcome> {
  return dedupe(`address ${JSON.stringify(address)}`, async () => {
    try {
      const saved = await callOnce(saveAddress, { body: address, signal: sessionSignal() });
      return { kind: "saved", address: saved.address };
    } catch (error) {
      const problems = problemsOf(error);
      if (problems.length > 0) return { kind: "refused", problems };
      failWith(error);
      return { kind: "failed" };
    }
  });
}

/**
 * The states or provinces of a country; none: they are typed.
 * @throws RequestError
 */
export async function loadStates(country: string, signal: AbortSignal): Promise<readonly Place[]> {
  return (await call(stateProvinces, { params: { country }, signal })).states;
}
