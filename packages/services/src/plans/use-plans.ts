import { useEffect } from "react";
import { useStore } from "zustand";
import { loadPlans, type PlansState, plansStore } from "./plans-store.js";

/** Result of `usePlans`. */
export interface LoadedPlans extends PlansState {
  /** Loads the plans again after a failure. The failure stays until the answer. */
  retry(): Promise<void>;
}

/**
 * Loads the site's subscription plans, once a page.
 * @example
 * const { status, plans, retry } = usePlans();
 */
export function usePlans(): LoadedPlans {
  const state = useStore(plansStore());
  useEffect(() => void loadPlans(), []);
  return { ...state, retry: loadPlans };
}
