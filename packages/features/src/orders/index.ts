export { getNoOrders, OrderCard } from "./order-card.js";

export { ordersSheet } from "./orders-sheet.js";
