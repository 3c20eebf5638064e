import { register } from "@quire/element";
import { CartConfirmationElement } from "./element.js";

register("cart-confirmation", CartConfirmationElement);
