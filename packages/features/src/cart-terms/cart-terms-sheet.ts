import sheet from "./cart-terms.css?inline";

/** Styles for totals, coupons, and a field with its button. */
export const cartTermsSheet: string = sheet;
