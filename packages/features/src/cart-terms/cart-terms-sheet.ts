import sheet from "./cart-terms.css?inline";

/** What totals and coupons look like, and a field with its button beside it. */
export const cartTermsSheet: string = sheet;
