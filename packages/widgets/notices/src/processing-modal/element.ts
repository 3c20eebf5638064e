import {
  asDomElement,
  defineDomWidget,
  followParsing,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import sheet from "./processing-modal.css?inline";
import { ProcessingPart } from "./processing-part.js";

const attributes = {
  heading: textAttribute("The title, instead of the default text.", ""),
  message: textAttribute("The message, instead of the default text.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const processingModal = defineDomWidget({
  name: "processing-modal",
  description: "A dialog that shows while an order is processed, and blocks the page meanwhile.",
  opens: {
    attribute: "Shows the dialog. Only the page opens and closes it; the reader cannot.",
    onOpen: "The dialog opened.",
    onClose: "The dialog closed.",
    reasons: ["done"],
  },
  parts: {
    panel: "The dialog.",
    header: "The header of the dialog.",
    title: "The title of the dialog.",
    body: "The container of the content.",
    "processing spinner message": "The message, and the spinner next to it.",
  },
  states: { ready: "The dialog can open." },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new ProcessingPart(place),
});

export type ProcessingModalProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-processing-modal>`. */
export const ProcessingModalElement = asDomElement(processingModal);
