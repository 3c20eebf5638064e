import { plainPartShell } from "@quire/plain-parts";
import sheet from "./breadcrumb-filter.css?inline";
import { ATTRIBUTES, optionsOf } from "./breadcrumb-filter-options.js";
import { Filters } from "./filters.js";

/** All that the filters are. */
export const shell = plainPartShell({
  name: "breadcrumb-filter",
  sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new Filters(place),
});
