import sheet from "./cart-lines.css?inline";

/** What the parts of a line look like wherever they stand: a line that goes, and one that could not. */
export const cartLinesSheet: string = sheet;
