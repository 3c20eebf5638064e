import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  followParsing,
  getJsonAttribute,
  type WidgetProps,
} from "@quire/element";
import { isBreadcrumbs, LISTINGS } from "./breadcrumb.js";
import sheet from "./breadcrumb-filter.css?inline";
import { Filters } from "./filters.js";

const attributes = {
  listing: choiceAttribute("The listing that the filters belong to.", LISTINGS, "ascend"),
  breadcrumbs: getJsonAttribute(
    "The active filters as JSON, instead of the links inside the tag.",
    isBreadcrumbs,
  ),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const breadcrumbFilter = defineDomWidget({
  name: "breadcrumb-filter",
  description: "The active filters of a list of reports, each with a link that clears it.",
  parts: {
    filters: "The whole widget.",
    filter: "An active filter.",
    clear: "The link that clears a filter.",
    "clear-all": "The link that clears all filters.",
  },
  states: { ready: "At least one filter is active.", empty: "No filter is active." },
  tokens: { "--quire-breadcrumb-filter-space": ["24px", "The space below the filters."] },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new Filters(place),
});

export type BreadcrumbFilterProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-breadcrumb-filter>`. */
export const BreadcrumbFilterElement = asDomElement(breadcrumbFilter);
