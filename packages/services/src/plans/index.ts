export type { BillingPeriod } from "../contract/index.js";
export { formatPrice } from "./format-price.js";
export {
  getLargestSaving,
  getPlanPrice,
  hasBothPeriods,
  type PlanPrice,
} from "./plan-price.js";
export { loadPlans, type PlansState, plansStore } from "./plans-store.js";
export { type LoadedPlans, usePlans } from "./use-plans.js";
