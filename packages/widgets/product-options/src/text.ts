import { defineText } from "@quire/core";

/** The choice of a product's format and language (content-2.56). */
export const text = defineText("product-options", {
  format: "Format",
  language: "Language",
  inLanguage: "Language: {language}",
  soldOut: "Sold out",
  asFormat: "As {format}",
  comingSoon: "Coming soon",
  available: "Coming soon: available {date}",
  nothingLeft: "This product is sold out.",
  notSold: "This product can’t be ordered.",
  quantity: "Quantity",
  once: "Digital products can only be bought once.",
  permissions: "Copyright Permissions",
  permissionsHint: "One per copy, at {price}.",
  volume: "<a>Volume pricing</a>",
  total: "Total",
  failed: "Couldn’t load formats and prices.",
  offline: "You’re offline.",
  retry: "Try again",
});
