import { asComponent } from "@quire/element";
import { reviewOrder } from "./element.js";
import { view } from "./review-order-view.js";

export type { ReviewOrderProps } from "./element.js";

/** `<quire-review-order>` for React. */
export const ReviewOrder = asComponent(reviewOrder, view);
