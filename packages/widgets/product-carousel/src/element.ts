import {
  asDomElement,
  defineDomWidget,
  followParsing,
  getJsonAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { Carousel } from "./carousel.js";
import { isItems } from "./carousel-item.js";
import sheet from "./product-carousel.css?inline";

const attributes = {
  label: textAttribute("The accessible name of the carousel; “Products” by default.", ""),
  items: getJsonAttribute("The products as JSON, instead of the markup inside the tag.", isItems),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const productCarousel = defineDomWidget({
  name: "product-carousel",
  description: "A carousel of products. Readers swipe it, use the keyboard, or click its dots.",
  parts: {
    carousel: "The whole widget.",
    track: "The scroll container of the slides.",
    "slides slide card": "For products given as JSON: the list, a slide, and its card.",
    "cover words type title authors price": "For products given as JSON: the content of a card.",
    "dots dot": "The buttons below the slides, one per page. There are none if all slides are visible.",
  },
  states: { ready: "At least one slide shows.", empty: "There are no slides." },
  tokens: {
    "--quire-product-carousel-slides": ["1", "The number of slides that are visible side by side."],
    "--quire-product-carousel-slide-min": [
      "min(100%, 150px)",
      "The minimum width of a slide. If not all slides fit, fewer are visible.",
    ],
    "--quire-product-carousel-gap": ["24px", "The space between two slides."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new Carousel(place),
});

export type ProductCarouselProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-carousel>`. */
export const ProductCarouselElement = asDomElement(productCarousel);
