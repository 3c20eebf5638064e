/** Where the step's links lead by default. */
export const REVIEW_HREF = "/review-order";
export const CART_HREF = "/shopping-cart";
export const STORE_HREF = "/store";
