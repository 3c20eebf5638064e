import { plainPartShell } from "@quire/plain-parts";
import sheet from "../help-box/help-box.css?inline";
import { ATTRIBUTES, optionsOf } from "../help-box/help-box-options.js";
import { HelpBoxPart } from "../help-box/help-box-part.js";

/** All that it is. */
export const shell = plainPartShell({
  name: "help-box",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new HelpBoxPart(place),
});
