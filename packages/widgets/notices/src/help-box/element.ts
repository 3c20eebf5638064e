import {
  asDomElement,
  defineDomWidget,
  followParsing,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import sheet from "./help-box.css?inline";
import { HelpBoxPart } from "./help-box-part.js";

const attributes = {
  messageId: textAttribute(
    "The id under which `help-messages` in local storage records that the reader saw the box. By default it depends on the page's address (`subscriber-search` on `/search`).",
    "",
  ),
  for: textAttribute(
    "The id of the element that the box explains. Without it, the box shows in a corner of the window.",
    "",
  ),
  heading: textAttribute("The heading above the explanation.", ""),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const helpBox = defineDomWidget({
  name: "help-box",
  description: "Explains a part of the page to readers who have not seen it.",
  opens: { onClose: "The box closed.", reasons: ["ok", "escape"] },
  parts: {
    box: "The box.",
    heading: "The heading above the explanation.",
    body: "The explanation.",
    ok: "The button that closes the box.",
  },
  states: { ready: "The reader has not seen the box yet.", empty: "The reader has already seen the box." },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new HelpBoxPart(place),
});

export type HelpBoxProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-help-box>`. */
export const HelpBoxElement = asDomElement(helpBox);
