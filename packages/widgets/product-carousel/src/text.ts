import { defineText } from "@quire/core";

export const text = defineText("product-carousel", {
  label: "Products",
  slides: "Slides",
  dots: "Choose a page",
  dot: "Page {page} of {count}",
});
