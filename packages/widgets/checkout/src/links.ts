/** Default addresses of the step's links. */
export const REVIEW_HREF = "/review-order";
export const CART_HREF = "/shopping-cart";
export const STORE_HREF = "/store";
