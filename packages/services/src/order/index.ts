export { askForCheckout } from "./ask-for-checkout.js";
export { CHECKOUT_DRAFT } from "./checkout-draft.js";
export {
  chooseForOrder,
  chooseShipping,
  type OrderChoice,
} from "./choose-for-order.js";
export { type AddressField, chooseNewAddress, type NewAddressOutcome } from "./choose-new-address.js";
export { loadCheckout } from "./load-checkout.js";
export type { OrderProblem } from "./order-problem.js";
export { type OrderState, type OrderStep, orderStore, paymentDue } from "./order-store.js";
export { getReceiptTotals, orderTotals } from "./order-totals.js";
export { getPlacedOrder, type PlacedOrder } from "./placed-order.js";
export { submitCheckout } from "./submit-order.js";
export { useCheckout } from "./use-checkout.js";
export { type Orders, type OrdersOptions, useOrders } from "./use-orders.js";
export { useStates } from "./use-states.js";
