export type { CarouselItem } from "./carousel-item.js";
export { ProductCarousel, type ProductCarouselProps } from "./product-carousel.js";
