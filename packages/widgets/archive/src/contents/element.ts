import {
  asDomElement,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import { ARCHIVE, HEADING_LEVEL } from "./contents-options.js";
import { ContentsPart } from "./contents-part.js";
import sheet from "./issue-contents.css?inline";

const attributes = {
  code: textAttribute(
    "The issue's code, as BR2501 or 3991; by default the one of the page's own address, `/archive-toc/{issueCode}`.",
    "",
  ),
  headingLevel: numberAttribute(
    "Of which level the issue's title is, from 1 to 5; that of its contents is one below.",
    HEADING_LEVEL,
    1,
  ),
  archiveHref: textAttribute(
    "Where an issue can be found, for who has come with a code that there is none of.",
    ARCHIVE,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const issueContents = defineDomWidget({
  name: "issue-contents",
  description: "What stands in an issue of the magazine.",
  parts: {
    issue: "All of it.",
    "image title summary": "The issue: its cover, its title and what it is about.",
    heading: "What is said above its contents.",
    "items item link": "Its contents: the list, each item, and the link of that.",
    "note retry archive":
      "What is said where there is nothing to show, the button for another try, and the link to the archive.",
  },
  slots: { "": "What shows until the issue is there, and where it cannot be loaded." },
  states: {
    loading: "The issue is on its way.",
    ready: "It is shown.",
    empty: "There is no such issue.",
    error: "It could not be loaded.",
    offline: "It could not be loaded, because there is no connection.",
    misconfigured: "Nothing says which issue.",
  },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new ContentsPart(place),
});

export type IssueContentsProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-issue-contents>`. */
export const IssueContentsElement = asDomElement(issueContents);
