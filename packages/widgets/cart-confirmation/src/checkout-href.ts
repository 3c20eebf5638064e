/** The default address of _Checkout_ (content-2.1). */
export const CHECKOUT_HREF = "/shopping-cart";
