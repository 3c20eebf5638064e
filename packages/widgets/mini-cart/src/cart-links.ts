/** Default addresses of the cart's links. */
export const CART_HREF = "/shopping-cart";
export const CHECKOUT_HREF = "/shipping-payment";
export const STORE_HREF = "/store";
