export { activateSubscription } from "./activate-subscription.js";
export { start as startCheckout } from "./after-paint.js";
export { checkoutCompleted } from "./checkout-completed.js";
export { type CheckoutState, checkoutStore, enterCheckout } from "./checkout-store.js";
export { checkOutPlan, type PlanChoice } from "./plan-checkout.js";
export {
  type CheckoutSubject,
  type StartOptions,
  type StartOutcome,
  startSubscriptionCheckout,
} from "./start-subscription-checkout.js";
export { type SubscriptionOrder, subscriptionOrdered } from "./subscription-ordered.js";
export { getVoucherCode } from "./voucher-code.js";
