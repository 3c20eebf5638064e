import {
  asDomElement,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { ARCHIVE, HEADING_LEVEL } from "./contents-options.js";
import { ContentsPart } from "./contents-part.js";
import sheet from "./issue-contents.css?inline";

const attributes = {
  code: textAttribute(
    "The issue's code, such as BR2501 or 3991; by default the code in the page's address, `/archive-toc/{issueCode}`.",
    "",
  ),
  headingLevel: numberAttribute(
    "The heading level of the issue's title, from 1 to 5. The heading of the contents is one level below.",
    HEADING_LEVEL,
    1,
  ),
  archiveHref: textAttribute(
    "The address of the archive. The link shows if no issue has the given code.",
    ARCHIVE,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const issueContents = defineDomWidget({
  name: "issue-contents",
  description: "The table of contents of a magazine issue.",
  parts: {
    issue: "The whole widget.",
    "image title summary": "The issue's cover image, title and summary.",
    heading: "The heading above the contents.",
    "items item link": "The list of contents, each item, and the item's link.",
    "note retry archive":
      "The message if nothing can be shown, the retry button, and the link to the archive.",
  },
  slots: { "": "The fallback content, until the issue is loaded or if it fails to load." },
  states: {
    loading: "The issue is loading.",
    ready: "The issue shows.",
    empty: "No issue has this code.",
    error: "The issue failed to load.",
    offline: "The issue failed to load because the browser is offline.",
    misconfigured: "Neither the attribute `code` nor the page's address names an issue.",
  },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new ContentsPart(place),
});

export type IssueContentsProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-issue-contents>`. */
export const IssueContentsElement = asDomElement(issueContents);
