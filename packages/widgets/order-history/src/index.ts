export type { OrdersLoaded } from "./attributes.js";
export { OrderHistory, type OrderHistoryProps } from "./order-history.js";
