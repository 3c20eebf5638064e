import { register } from "@quire/element";
import { MiniCartElement } from "./element.js";

register("mini-cart", MiniCartElement);
