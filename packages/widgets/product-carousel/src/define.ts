import { register } from "@quire/element";
import { ProductCarouselElement } from "./element.js";

register("product-carousel", ProductCarouselElement);
