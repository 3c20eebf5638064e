import sheet from "./ordering.css?inline";

/** What the steps of an order look like alike: their two columns, sections, addresses, and what stands in place of them. */
export const orderingSheet: string = sheet;
