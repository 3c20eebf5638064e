/** Where the cart's links lead by default. */
export const CART_HREF = "/shopping-cart";
export const STORE_HREF = "/store";
