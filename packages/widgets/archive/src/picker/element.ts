import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { FIRST_YEAR, LAST_YEAR } from "@quire/services/archive";
import sheet from "./issue-picker.css?inline";
import { PickerPart } from "./picker-part.js";

const attributes = {
  firstYear: numberAttribute("The first year of the archive.", FIRST_YEAR, 1),
  lastYear: numberAttribute("The last year of the archive. It is the first in the list.", LAST_YEAR, 1),
  year: numberAttribute("The initially selected year; with 0, the first in the list.", 0),
  issue: textAttribute(
    "The code of the initially selected issue of that year; by default the year's first issue.",
    "",
  ),
  covers: booleanAttribute("Shows the covers of the selected year's issues below the lists, each as a link."),
  label: textAttribute("The accessible name of the widget; “Find an issue” by default.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const issuePicker = defineDomWidget({
  name: "issue-picker",
  description: "Finds an issue of the magazine by year and month.",
  parts: {
    picker: "The whole widget.",
    "field label": "A field and its label.",
    "year issue": "The lists of years and issues.",
    go: "The link to the selected issue.",
    "covers cover cover-link cover-image cover-name":
      "The covers of the year's issues: the list, each issue, its link, its image and its name.",
    "note retry": "The message if a year has no issues or fails to load, and the retry button.",
  },
  states: {
    loading: "The issues of the year are loading.",
    ready: "The year's issues can be selected.",
    empty: "The year has no issues.",
    error: "The issues failed to load.",
    offline: "The issues failed to load because the browser is offline.",
  },
  tokens: {
    "--quire-issue-picker-cover": ["128px", "The smallest width of a cover."],
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new PickerPart(place),
});

export type IssuePickerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-issue-picker>`. */
export const IssuePickerElement = asDomElement(issuePicker);
