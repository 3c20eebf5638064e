import { defineText } from "@quire/core";

export const text = defineText("product-menu", {
  label: "Products",
});
