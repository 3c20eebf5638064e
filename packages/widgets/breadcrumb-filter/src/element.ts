import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  jsonAttributeOf,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { isBreadcrumbs, LISTINGS } from "./breadcrumb.js";
import sheet from "./breadcrumb-filter.css?inline";
import { Filters } from "./filters.js";

const attributes = {
  listing: choiceAttribute("Whose filters they are.", LISTINGS, "ascend"),
  breadcrumbs: jsonAttributeOf(
    "The filters that are set, as JSON instead of the links inside.",
    isBreadcrumbs,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const breadcrumbFilter = defineDomWidget({
  name: "breadcrumb-filter",
  description: "The filters that are set on a list of reports, each with a link that clears it.",
  parts: {
    filters: "All of it.",
    filter: "A filter that is set.",
    clear: "The link that clears it.",
    "clear-all": "The link that clears all of them.",
  },
  states: { ready: "Filters are set.", empty: "No filter is set." },
  tokens: { "--quire-breadcrumb-filter-space": ["24px", "How much room is left below the filters."] },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new Filters(place),
});

export type BreadcrumbFilterProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-breadcrumb-filter>`. */
export const BreadcrumbFilterElement = asDomElement(breadcrumbFilter);
