import { asComponent, defineWidget, eventOf, overlay, textAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { credentialStyles } from "../flyout-styles.js";
import { shell } from "../shell/change-password-flyout.js";
import { ChangePasswordView } from "./change-password-view.js";

const attributes = {
  action: textAttribute(
    "Where the form would go by itself; password managers look at it.",
    "/change-password",
  ),
};

const events = {
  onPasswordChanged: eventOf<null>("The password is another one now."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const changePasswordFlyout = defineWidget({
  name: "change-password-flyout",
  description: "Changes the reader's password in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: signedInStates,
  attributes,
  events,
  root: "light",
  shell,
  styles: credentialStyles(),
  view: ChangePasswordView,
});

export type ChangePasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-change-password-flyout>` for React: `open` shows it beside what has the focus. */
export const ChangePasswordFlyout = asComponent(changePasswordFlyout);
