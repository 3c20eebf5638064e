/** Where the cart's links lead by default. */
export const CART_HREF = "/shopping-cart";
export const CHECKOUT_HREF = "/shipping-payment";
export const STORE_HREF = "/store";
