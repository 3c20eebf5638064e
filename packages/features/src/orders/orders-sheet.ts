import sheet from "./order-card.css?inline";

/** Styles of an order. */
export const ordersSheet: string = sheet;
