import { register } from "@quire/element";
import { ProductOptionsElement } from "./element.js";

register("product-options", ProductOptionsElement);
