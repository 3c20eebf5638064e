import {
  asDomElement,
  defineDomWidget,
  jsonAttributeOf,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { Carousel } from "./carousel.js";
import { isItems } from "./carousel-item.js";
import sheet from "./product-carousel.css?inline";

const attributes = {
  label: textAttribute("What the carousel is called, for those who listen; “Products” by default.", ""),
  items: jsonAttributeOf("The products, as JSON instead of the markup inside.", isItems),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const productCarousel = defineDomWidget({
  name: "product-carousel",
  description: "Products in a row that is leafed through, by hand, by keys and by dots.",
  parts: {
    carousel: "All of it.",
    track: "What the slides lie on; it scrolls.",
    "slides slide card": "Of products given as data: their list, a slide, and what it shows.",
    "cover words type title authors price": "What is shown of a product that is given as data.",
    "dots dot": "The buttons below, one a page; none where all is seen at once.",
  },
  states: { ready: "There are slides.", empty: "There are none." },
  tokens: {
    "--quire-product-carousel-slides": ["1", "How many slides stand side by side."],
    "--quire-product-carousel-slide-min": [
      "min(100%, 150px)",
      "How narrow a slide may be: where fewer fit, fewer are seen.",
    ],
    "--quire-product-carousel-gap": ["24px", "The room between two slides."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new Carousel(place),
});

export type ProductCarouselProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-carousel>`. */
export const ProductCarouselElement = asDomElement(productCarousel);
