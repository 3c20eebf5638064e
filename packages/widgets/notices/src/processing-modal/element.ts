import { asDomElement, defineDomWidget, textAttribute, type WidgetProps, whileParsed } from "@quire/element";
import sheet from "./processing-modal.css?inline";
import { ProcessingPart } from "./processing-part.js";

const attributes = {
  heading: textAttribute("What stands above, instead of its own words.", ""),
  message: textAttribute("What it says, instead of its own words.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const processingModal = defineDomWidget({
  name: "processing-modal",
  description: "Says that an order is being processed, over a page that is to be left alone meanwhile.",
  opens: {
    attribute: "Whether it is open: the page opens and closes it, the reader cannot.",
    onOpen: "It has opened.",
    onClose: "It has closed.",
    reasons: ["done"],
  },
  parts: {
    panel: "The dialog.",
    header: "Its head.",
    title: "Its title.",
    body: "What the content stands in.",
    "processing spinner message": "What it says, and what turns beside it.",
  },
  states: { ready: "It can be opened." },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new ProcessingPart(place),
});

export type ProcessingModalProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-processing-modal>`. */
export const ProcessingModalElement = asDomElement(processingModal);
