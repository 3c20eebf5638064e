import { register } from "@quire/element";
import { ProductMenuElement } from "./element.js";

register("product-menu", ProductMenuElement);
