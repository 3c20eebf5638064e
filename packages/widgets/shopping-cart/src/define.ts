import { register } from "@quire/element";
import { ShoppingCartElement } from "./element.js";

register("shopping-cart", ShoppingCartElement);
