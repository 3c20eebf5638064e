import {
  asElement,
  defineWidget,
  getEvent,
  overlay,
  partsAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { text } from "./text.js";

const attributes = {
  action: textAttribute("The form's native `action`, which password managers read.", "/forgot-password"),
  email: textAttribute("The initial value of the e-mail field.", ""),
  parts: partsAttribute,
};

const events = {
  onResetRequested: getEvent<null>(
    "The reader requested a reset link. The event does not reveal if the account exists.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const forgotPasswordFlyout = defineWidget({
  name: "forgot-password-flyout",
  description: "Requests a password reset link in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ready: "The form is ready." },
  attributes,
  events,
  root: "light",
  shell: flyoutShell({ root: "light", title: () => text("title"), confirmation: 7_000 }),
  view: () => import("./forgot-password-view.js"),
});

export type ForgotPasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-forgot-password-flyout>`. */
export const ForgotPasswordFlyoutElement = asElement(forgotPasswordFlyout);
