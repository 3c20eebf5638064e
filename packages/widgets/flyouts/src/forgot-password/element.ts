import {
  asElement,
  defineWidget,
  eventOf,
  overlay,
  partsAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { text } from "./text.js";

const attributes = {
  action: textAttribute(
    "Where the form would go by itself; password managers look at it.",
    "/forgot-password",
  ),
  email: textAttribute("What stands in the field at first.", ""),
  parts: partsAttribute,
};

const events = {
  onResetRequested: eventOf<null>(
    "A link was asked for, whether there is such an account or not: nobody is told.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const forgotPasswordFlyout = defineWidget({
  name: "forgot-password-flyout",
  description: "Asks for a link to a new password in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ready: "The form is there." },
  attributes,
  events,
  root: "light",
  shell: flyoutShell({ root: "light", title: () => text("title"), confirmation: 7_000 }),
  view: () => import("./forgot-password-view.js"),
});

export type ForgotPasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-forgot-password-flyout>`. */
export const ForgotPasswordFlyoutElement = asElement(forgotPasswordFlyout);
