import {
  asComponent,
  choiceAttribute,
  defineWidget,
  numberAttribute,
  type WidgetProps,
} from "@quire/element";
import { shell } from "../shell/toast.js";
import { PLACEMENTS, TIMEOUT } from "./toast-options.js";
import { ToastView } from "./toast-view.js";

const attributes = {
  placement: choiceAttribute("Where along the foot of the window it stands.", PLACEMENTS, "center"),
  timeout: numberAttribute(
    "For how many milliseconds it shows; an error stays until it is closed.",
    TIMEOUT,
    1,
  ),
};

const events = {};

/** The widget, declared once: its React component and its element are made from this. */
export const toast = defineWidget({
  name: "toast",
  description: "Shows what was done last, with the button that undoes it.",
  attributes,
  events,
  shell,
  view: ToastView,
});

export type ToastProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-toast>` for React. */
export const Toast = asComponent(toast);
