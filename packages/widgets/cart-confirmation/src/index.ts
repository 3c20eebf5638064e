import { asComponent } from "@quire/element";
import { view } from "./cart-confirmation-view.js";
import { cartConfirmation } from "./element.js";

export type { CartConfirmationProps } from "./element.js";

/** `<quire-cart-confirmation>` for React. */
export const CartConfirmation = asComponent(cartConfirmation, view);
