import { asElement, defineWidget, eventOf, overlay, partsAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { showTriggers } from "./show-triggers.js";
import { text } from "./text.js";

const attributes = { parts: partsAttribute };

const events = {
  onPasskeyAdded: eventOf<{ readonly id: string; readonly name: string }>(
    "The account can be signed in to with a passkey more.",
  ),
  onPasskeyRemoved: eventOf<{ readonly id: string; readonly name: string }>("The account has it no more."),
};

const createShell = flyoutShell({ root: "light", title: () => text("title") });

/** The widget, declared once: its React component and its element are made from this. */
export const passkeysFlyout = defineWidget({
  name: "passkeys-flyout",
  description:
    "The reader's passkeys in a panel beside its trigger: to add one, to rename and to remove them.",
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
