import {
  asElement,
  defineWidget,
  getEvent,
  overlay,
  partsAttribute,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { centreIfCut } from "./centre-if-cut.js";
import { text } from "./text.js";

const attributes = {
  action: textAttribute("The form's native `action`, which password managers read.", "/change-password"),
  parts: partsAttribute,
};

const events = {
  onPasswordChanged: getEvent<null>("The password was changed."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const changePasswordFlyout = defineWidget({
  name: "change-password-flyout",
  description:
    "Changes the reader's password in a panel next to its trigger, or in the centre of a low window.",
  opens: overlay,
  parts: flyoutParts,
  states: signedInStates,
  attributes,
  events,
  root: "light",
  shell: flyoutShell({ root: "light", title: () => text("title"), place: centreIfCut }),
  view: () => import("./change-password-view.js"),
});

export type ChangePasswordFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-change-password-flyout>`. */
export const ChangePasswordFlyoutElement = asElement(changePasswordFlyout);
