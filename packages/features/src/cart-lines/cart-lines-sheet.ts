import sheet from "./cart-lines.css?inline";

/** Styles for the parts of a line, for a line being removed, and for a failed removal. */
export const cartLinesSheet: string = sheet;
