import { plainPartShell } from "@quire/plain-parts";
import sheet from "./visual-item.css?inline";
import { ATTRIBUTES, optionsOf } from "./visual-item-options.js";
import { VisualItemPart } from "./visual-item-part.js";

/** All that it is. */
export const shell = plainPartShell({
  name: "visual-item",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new VisualItemPart(place),
});
