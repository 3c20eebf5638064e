export { cartTermsSheet } from "./cart-terms-sheet.js";
export { Coupons } from "./coupons.js";
export { text as cartTermsText } from "./text.js";
export { Totals } from "./totals.js";
export { isEstimate, type PricedOrder, toPricedCart } from "./totals-change.js";

export { TotalsChange } from "./totals-change-line.js";
