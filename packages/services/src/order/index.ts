export {
  chooseForOrder,
  chooseShipping,
  loadStates,
  type OrderChoice,
  type SaveAddressOutcome,
  saveOrderAddress,
} from "./choose-for-order.js";
export { loadCheckout } from "./load-checkout.js";
export type { OrderProblem } from "./order-problem.js";
export { type OrderState, type OrderStep, orderStore } from "./order-store.js";
export { submitCheckout } from "./submit-order.js";
export { useCheckout } from "./use-checkout.js";
