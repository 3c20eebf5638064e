export { noOrders } from "./no-orders.js";
export { OrderCard } from "./order-card.js";
export { ordersSheet } from "./orders-sheet.js";
