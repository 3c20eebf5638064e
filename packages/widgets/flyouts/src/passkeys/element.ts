import { asElement, defineWidget, getEvent, overlay, partsAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { showTriggers } from "./show-triggers.js";
import { text } from "./text.js";

const attributes = { parts: partsAttribute };

const events = {
  onPasskeyAdded: getEvent<{ readonly id: string; readonly name: string }>(
    "A passkey was added to the account.",
  ),
  onPasskeyRemoved: getEvent<{ readonly id: string; readonly name: string }>(
    "A passkey was removed from the account.",
  ),
};

const createShell = flyoutShell({ root: "light", title: () => text("title") });

/** The widget, declared once: its React component and its element are made from this. */
export const passkeysFlyout = defineWidget({
  name: "passkeys-flyout",
  description: "Adds, renames and removes the reader's passkeys, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "The reader has no passkey yet." },
  attributes,
  events,
  root: "light",
  shell(host) {
    showTriggers();
    return createShell(host);
  },
  view: () => import("./passkeys-view.js"),
});

export type PasskeysFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-passkeys-flyout>`. */
export const PasskeysFlyoutElement = asElement(passkeysFlyout);
