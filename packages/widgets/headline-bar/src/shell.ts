import { plainPartShell } from "@quire/plain-parts";
import { Bar } from "./bar.js";
import sheet from "./headline-bar.css?inline";
import { ATTRIBUTES, optionsOf } from "./headline-bar-options.js";

/** All that the bar is. */
export const shell = plainPartShell({
  name: "headline-bar",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new Bar(place),
});
