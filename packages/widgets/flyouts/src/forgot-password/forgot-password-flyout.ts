import { asComponent, defineWidget, eventOf, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts } from "../flyout-parts.js";
import { credentialStyles } from "../flyout-styles.js";
import { shell } from "../shell/forgot-password-flyout.js";
import { ForgotPasswordView } from "./forgot-password-view.js";

const attributes = {
  action: textAttribute(
    "Where the form would go by itself; password managers look at it.",
    "/forgot-password",
  ),
  email: textAttribute("What stands in the field at first.", ""),
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
  shell,
  styles: credentialStyles(),
  view: ForgotPasswordView,
});

export type ForgotPasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-forgot-password-flyout>` for React: `open` shows it beside what has the focus. */
export const ForgotPasswordFlyout = asComponent(forgotPasswordFlyout);
