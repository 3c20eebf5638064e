import sheet from "./ordering.css?inline";

/** Shared styles of the steps of an order: columns, sections, addresses, and the notices in place of a step. */
export const orderingSheet: string = sheet;
