import { asDomElement, defineDomWidget, textAttribute, type WidgetProps, whileParsed } from "@quire/element";
import sheet from "./help-box.css?inline";
import { HelpBoxPart } from "./help-box-part.js";

const attributes = {
  messageId: textAttribute(
    "By what it is remembered that the reader has seen it, in `help-messages` of the local storage; by default the message of the page's address (`subscriber-search` on `/search`).",
    "",
  ),
  for: textAttribute("The id of what it explains; without one it stands in the corner of the window.", ""),
  heading: textAttribute("What stands above the explanation.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const helpBox = defineDomWidget({
  name: "help-box",
  description: "Explains a part of the page to readers who have not seen it.",
  opens: { onClose: "It has closed.", reasons: ["ok", "escape"] },
  parts: {
    box: "The box.",
    heading: "What stands above the explanation.",
    body: "The explanation.",
    ok: "The button that closes it.",
  },
  states: { ready: "The reader has not seen it.", empty: "The reader has." },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new HelpBoxPart(place),
});

export type HelpBoxProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-help-box>`. */
export const HelpBoxElement = asDomElement(helpBox);
