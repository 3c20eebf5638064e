export { ReviewOrder, type ReviewOrderProps } from "./review-order.js";
