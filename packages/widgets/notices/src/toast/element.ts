import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  numberAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "./toast.css?inline";
import { PLACEMENTS } from "./toast-options.js";
import { ToastPart } from "./toast-part.js";

const attributes = {
  placement: choiceAttribute("Where along the foot of the window it stands.", PLACEMENTS, "center"),
  timeout: numberAttribute(
    "For how many milliseconds it shows; without it 8,000, and 15,000 while it offers Undo. An error stays until it is closed.",
    0,
    1,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const toast = defineDomWidget({
  name: "toast",
  description: "Shows what was done last, with the button that undoes it.",
  opens: { onOpen: "It has appeared.", onClose: "It has gone." },
  parts: {
    toast: "The toast.",
    message: "What it says.",
    undo: "The button that undoes it.",
    close: "Its close button.",
  },
  states: { ready: "There is something to tell.", empty: "There is not." },
  attributes,
  events,
  styles: [closeSheet, cornerSheet, sheet],
  follows: whileParsed,
  dom: (place) => new ToastPart(place),
});

export type ToastProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-toast>`. */
export const ToastElement = asDomElement(toast);
