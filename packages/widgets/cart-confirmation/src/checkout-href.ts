/** Where _Checkout_ leads by default (content-2.1). */
export const CHECKOUT_HREF = "/shopping-cart";
