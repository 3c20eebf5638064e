import { DEFAULT_CURRENCY, pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RequestError } from "../client/index.js";
import type { Checkout, Receipt } from "../contract/index.js";
import type { PaymentDue } from "../payment/index.js";
import type { OrderProblem } from "./order-problem.js";

/** Current step of an order. */
export type OrderStep =
  | "idle"
  /** A choice of the user is being sent. */
  | "choosing"
  | "submitting"
  /** The user's bank shows a challenge. */
  | "second-step"
  /** The outcome of the submitted order is unknown and being checked. */
  | "checking";

export interface OrderState {
  /** With `ordered`, `order` is the receipt. With `failed`, `error` is set. */
  readonly status:
    | "unknown"
    | "loading"
    | "ready"
    | "empty"
    | "signed-out"
    | "maintenance"
    | "ordered"
    | "failed";
  readonly step: OrderStep;
  readonly checkout: Checkout | undefined;
  /** Receipt of the last order. In the step `ready` the cart may have new items already. */
  readonly order: Receipt | undefined;
  /** Problem of the user's last action. */
  readonly problem: OrderProblem | undefined;
  readonly error: RequestError | undefined;
  /** The outcome of the user's last choice or input is unknown. */
  readonly isUnsure: boolean;
  /** True while `checking` if the store was too busy to take the order (429), which is sent again. */
  readonly isBusy: boolean;
  /**
   * Set while `signed-out`: a call found that the session has ended (drafts stay), or an order was in
   * progress.
   */
  readonly ended: "session" | "order" | undefined;
}

export const NOTHING: OrderState = {
  status: "unknown",
  step: "idle",
  checkout: undefined,
  order: undefined,
  problem: undefined,
  error: undefined,
  isUnsure: false,
  isBusy: false,
  ended: undefined,
};

/** Returns the store of the page's one checkout. */
export function orderStore(): StoreApi<OrderState> {
  return pageSingleton("order", () => createStore<OrderState>()(() => NOTHING));
}

/** Returns the current amount of the order for the payment service's fields. */
export function paymentDue(): PaymentDue {
  const { checkout } = orderStore().getState();
  return {
    amount: checkout?.totals.grandTotal ?? 0,
    currency: checkout?.cart.currency.code ?? DEFAULT_CURRENCY,
  };
}
