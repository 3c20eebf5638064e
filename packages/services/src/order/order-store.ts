import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { RequestError } from "../client/index.js";
import type { Checkout, Receipt } from "../contract/index.js";
import type { OrderProblem } from "./order-problem.js";

/** Current step of an order. */
export type OrderStep =
  | "idle"
  /** Something that was chosen is being told. */
  | "choosing"
  | "submitting"
  /** The reader's bank asks something. */
  | "second-step"
  /** It was submitted, and nobody knows what became of it: it is being found out. */
  | "checking";

export interface OrderState {
  /** `ordered`: `order` is the receipt. `failed`: `error` says why. */
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
  /** Why the last thing that the reader did was refused. */
  readonly problem: OrderProblem | undefined;
  readonly error: RequestError | undefined;
  /** No answer has said whether what the reader chose or typed last was taken. */
  readonly isUnsure: boolean;
  /** While `checking`: the store was too busy to take the order (429), which is sent again. */
  readonly isBusy: boolean;
  /** While `signed-out`: a call has found the session over (drafts are kept), or an order was on its way. */
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

/** The page's one checkout. */
export function orderStore(): StoreApi<OrderState> {
  return pageSingleton("order", () => createStore<OrderState>()(() => NOTHING));
}
