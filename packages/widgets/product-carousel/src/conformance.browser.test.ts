import { describeConformance } from "@quire/conformance";
import { ProductCarouselElement, productCarousel } from "./element.js";
import { ProductCarousel } from "./index.js";

const ITEMS = [
  { title: "Four Seconds", href: "/product/10023", authors: ["Ida Falk"], price: "$12.95" },
  { title: "Norrland Ovens", href: "/product/20101", contentType: "Case Study" },
];

/** Returns the carousel. It is outside React's container, in the shadow root. */
function carousel(view: HTMLElement): HTMLElement | null {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root.querySelector('[part="carousel"]') : null;
}

describeConformance({
  widget: productCarousel,
  element: ProductCarouselElement,
  component: ProductCarousel,
  attributes: { items: JSON.stringify(ITEMS) },
  sample: { label: "You might also like" },
  shows: (view) => carousel(view)?.ariaLabel === "You might also like",
});
