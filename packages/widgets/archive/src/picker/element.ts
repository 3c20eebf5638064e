import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { FIRST_YEAR, LAST_YEAR } from "@quire/services/archive";
import sheet from "./issue-picker.css?inline";
import { PickerPart } from "./picker-part.js";

const attributes = {
  firstYear: numberAttribute("The year with which the archive begins.", FIRST_YEAR, 1),
  lastYear: numberAttribute("The year with which it ends; the first that is offered.", LAST_YEAR, 1),
  year: numberAttribute("The year that is chosen at first; 0: the first that is offered.", 0),
  issue: textAttribute(
    "The code of the issue that is chosen at first, in that year; by default the first of it.",
    "",
  ),
  label: textAttribute("What the widget is called, for those who listen; “Find an issue” by default.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const issuePicker = defineDomWidget({
  name: "issue-picker",
  description: "Finds an issue of the magazine by year and month.",
  parts: {
    picker: "All of it.",
    "field label": "A field, and what it is called.",
    "year issue": "The two lists to choose from.",
    go: "The link to the chosen issue.",
    "note retry":
      "What is said where a year has no issues or cannot be loaded, and the button for another try.",
  },
  states: {
    loading: "The issues of the year are on their way.",
    ready: "There are issues to choose from.",
    empty: "The year has none.",
    error: "They could not be loaded.",
    offline: "They could not be loaded, because there is no connection.",
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new PickerPart(place),
});

export type IssuePickerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-issue-picker>`. */
export const IssuePickerElement = asDomElement(issuePicker);
