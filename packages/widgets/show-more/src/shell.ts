import { plainPartShell } from "@quire/plain-parts";
import { Passage } from "./passage.js";
import sheet from "./show-more.css?inline";
import { ATTRIBUTES, optionsOf } from "./show-more-options.js";

/** All that the control is. */
export const shell = plainPartShell({
  name: "show-more",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new Passage(place),
});
