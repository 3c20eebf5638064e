import {
  asElement,
  defineWidget,
  eventOf,
  overlay,
  partsAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { text } from "./text.js";

const attributes = {
  action: textAttribute(
    "Where the form would go by itself; password managers look at it.",
    "/change-password",
  ),
  parts: partsAttribute,
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
  shell: flyoutShell({ root: "light", title: () => text("title") }),
  view: () => import("./change-password-view.js"),
});

export type ChangePasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-change-password-flyout>`. */
export const ChangePasswordFlyoutElement = asElement(changePasswordFlyout);
