import {
  asComponent,
  choiceAttribute,
  defineWidget,
  numberAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { shell } from "../shell/notification.js";
import { TONES } from "./notification-options.js";
import { NotificationView } from "./notification-view.js";

const attributes = {
  tone: choiceAttribute("How it is meant.", TONES, "info"),
  heading: textAttribute("What stands above the message.", ""),
  message: textAttribute("What it says, instead of what stands inside; without either nothing is shown.", ""),
  timeout: numberAttribute("For how many milliseconds it shows; 0 until the reader closes it.", 0),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const notification = defineWidget({
  name: "notification",
  description: "Tells the reader something, until it is closed.",
  attributes,
  events,
  shell,
  view: NotificationView,
});

export type NotificationProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-notification>` for React. */
export const Notification = asComponent(notification);
