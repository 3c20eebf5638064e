import { asComponent } from "@quire/element";
import { cartConfirmation } from "./element.js";

export type { CartConfirmationProps } from "./element.js";

/** `<quire-cart-confirmation>` for React. */
export const CartConfirmation = asComponent(cartConfirmation);
