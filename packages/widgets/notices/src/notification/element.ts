import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "./notification.css?inline";
import { TONES } from "./notification-options.js";
import { NotificationPart } from "./notification-part.js";

const attributes = {
  tone: choiceAttribute("How it is meant.", TONES, "info"),
  heading: textAttribute("What stands above the message.", ""),
  message: textAttribute("What it says, instead of what stands inside; without either nothing is shown.", ""),
  timeout: numberAttribute("For how many milliseconds it shows; with 0 until the reader closes it.", 0),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const notification = defineDomWidget({
  name: "notification",
  description: "Tells the reader something, until it is closed.",
  opens: { onClose: "It has closed.", reasons: ["button", "escape", "timeout"] },
  slots: { action: "A link or a button, below the message." },
  parts: {
    notification: "The notification.",
    "words heading body message": "What it says.",
    close: "Its close button.",
  },
  states: { ready: "It has something to tell.", empty: "It has not." },
  attributes,
  events,
  styles: [closeSheet, cornerSheet, sheet],
  follows: whileParsed,
  dom: (place) => new NotificationPart(place),
});

export type NotificationProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-notification>`. */
export const NotificationElement = asDomElement(notification);
