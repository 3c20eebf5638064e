import { register } from "@quire/element";
import { CheckoutElement } from "./element.js";

register("checkout", CheckoutElement);
