import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  followParsing,
  numberAttribute,
  type WidgetProps,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "./toast.css?inline";
import { PLACEMENTS } from "./toast-options.js";
import { ToastPart } from "./toast-part.js";

const attributes = {
  placement: choiceAttribute(
    "The position of the toast along the bottom of the window.",
    PLACEMENTS,
    "center",
  ),
  timeout: numberAttribute(
    "The time in milliseconds until the toast closes; by default 8,000, or 15,000 while it offers Undo. An error stays until it is closed.",
    0,
    1,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const toast = defineDomWidget({
  name: "toast",
  description: "Shows the latest action, with a button that undoes it.",
  opens: { onOpen: "The toast opened.", onClose: "The toast closed." },
  parts: {
    toast: "The toast.",
    message: "The message.",
    undo: "The button that undoes the action.",
    close: "The close button.",
  },
  states: { ready: "There is a message to show.", empty: "There is no message to show." },
  attributes,
  events,
  styles: [closeSheet, cornerSheet, sheet],
  follows: followParsing,
  dom: (place) => new ToastPart(place),
});

export type ToastProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-toast>`. */
export const ToastElement = asDomElement(toast);
