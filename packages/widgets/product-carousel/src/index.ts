import { asComponent } from "@quire/element";
import { productCarousel } from "./element.js";

export type { CarouselItem } from "./carousel-item.js";
export type { ProductCarouselProps } from "./element.js";

/** `<quire-product-carousel>` for React; its children are the slides, where it is given no `items`. */
export const ProductCarousel = asComponent(productCarousel);
