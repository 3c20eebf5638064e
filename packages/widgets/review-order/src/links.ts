/** Default addresses of the review's links. */
export const CHECKOUT_HREF = "/shipping-payment";
export const CART_HREF = "/shopping-cart";
export const STORE_HREF = "/store";

export const ORDERS_HREF = "/order-history";

/** The address after a receipt is closed (content-2.15). */
export const CLOSE_HREF = "/";
