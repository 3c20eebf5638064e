import { pageSingleton, report } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { type Plan, plans } from "../contract/index.js";

export interface PlansState {
  /** `ready` without plans: the site sells none. `failed`: with `error`, unless it was unexpected. */
  readonly status: "loading" | "ready" | "failed";
  readonly plans: readonly Plan[];
  readonly error: RequestError | undefined;
}

/** Returns the store of the site's subscription plans. All widgets of a page share it. */
export function plansStore(): StoreApi<PlansState> {
  return pageSingleton("plans", () =>
    createStore<PlansState>()(() => ({ status: "loading", plans: [], error: undefined })),
  );
}

const requests = () => pageSingleton("plans-request", (): { current?: Promise<void> | undefined } => ({}));

/**
 * Loads the subscription plans, once a page. A call during another one joins it. Never rejects: a failure is in the
 * state, and the next call tries again.
 */
export function loadPlans(): Promise<void> {
  const request = requests();
  if (plansStore().getState().status === "ready") return Promise.resolve();
  request.current ??= load().finally(() => {
    request.current = undefined;
  });
  return request.current;
}

async function load(): Promise<void> {
  const store = plansStore();
  try {
    const answer = await call(plans);
    store.setState({ status: "ready", plans: answer.plans, error: undefined });
  } catch (error) {
    const known = isRequestError(error) ? error : undefined;
    if (!known) report(error);
    store.setState({ status: "failed", error: known });
  }
}
