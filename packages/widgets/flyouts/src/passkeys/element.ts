import { ownDocument } from "@quire/core";
import { asElement, defineWidget, getEvent, overlay, partsAttribute, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
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

const TRIGGERS = '[data-quire-open="passkeys-flyout"]';

/**
 * Shows the flyout's triggers that the page has hidden, and a hidden parent that contains only the trigger. They stay
 * hidden without script or browser support, because the flyout cannot work then.
 */
function showTriggers(): void {
  if (typeof PublicKeyCredential !== "function") return;
  for (const trigger of ownDocument.querySelectorAll<HTMLElement>(TRIGGERS)) {
    const { parentElement: around } = trigger;
    trigger.hidden = false;
    if (around?.childElementCount === 1) around.hidden = false;
  }
}
