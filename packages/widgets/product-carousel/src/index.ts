import { asComponent } from "@quire/element";
import { productCarousel } from "./element.js";

export type { CarouselItem } from "./carousel-item.js";
export type { ProductCarouselProps } from "./element.js";

/** React component of `<quire-product-carousel>`. Its children are the slides when it has no `items`. */
export const ProductCarousel = asComponent(productCarousel);
