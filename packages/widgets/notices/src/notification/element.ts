import {
  asDomElement,
  choiceAttribute,
  defineDomWidget,
  followParsing,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "./notification.css?inline";
import { TONES } from "./notification-options.js";
import { NotificationPart } from "./notification-part.js";

const attributes = {
  tone: choiceAttribute("The tone of the notification.", TONES, "info"),
  heading: textAttribute("The heading above the message.", ""),
  message: textAttribute(
    "The message, instead of the content inside the tag. Without either, nothing shows.",
    "",
  ),
  timeout: numberAttribute(
    "The time in milliseconds until the notification closes. With 0, it stays until the reader closes it.",
    0,
  ),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const notification = defineDomWidget({
  name: "notification",
  description: "A message to the reader that stays until it is closed.",
  opens: { onClose: "The notification closed.", reasons: ["button", "escape", "timeout"] },
  slots: { action: "A link or a button, below the message." },
  parts: {
    notification: "The notification.",
    "words heading body message": "The text: the heading, and the message or the content inside the tag.",
    close: "The close button.",
  },
  states: { ready: "There is a message.", empty: "There is no message." },
  attributes,
  events,
  styles: [closeSheet, cornerSheet, sheet],
  follows: followParsing,
  dom: (place) => new NotificationPart(place),
});

export type NotificationProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-notification>`. */
export const NotificationElement = asDomElement(notification);
