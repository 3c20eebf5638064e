/** Where the review's links lead by default. */
export const CHECKOUT_HREF = "/shipping-payment";
export const CART_HREF = "/shopping-cart";
export const STORE_HREF = "/store";

export const ORDERS_HREF = "/order-history";

/** Where whoever closes a receipt comes to (content-2.15). */
export const CLOSE_HREF = "/";
