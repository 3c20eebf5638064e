import { asComponent } from "@quire/element";
import { view } from "./checkout-view.js";
import { checkout } from "./element.js";

export type { CheckoutProps } from "./element.js";

/** `<quire-checkout>` for React. */
export const Checkout = asComponent(checkout, view);
