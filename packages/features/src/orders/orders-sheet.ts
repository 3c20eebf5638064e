import sheet from "./order-card.css?inline";

/** What an order looks like wherever it stands. */
export const ordersSheet: string = sheet;
