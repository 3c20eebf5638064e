import { asElement, defineWidget, getEvent, overlay, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import type { Discarded } from "./discard-item.js";
import { text } from "./text.js";

const events = {
  onDiscarded: getEvent<Discarded>("The item was discarded and removed from its folders."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const discardFlyout = defineWidget({
  name: "discard-flyout",
  description:
    "A confirmation before an item is removed from the reader's library, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "The trigger passed no item." },
  attributes: itemAttributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./discard-view.js"),
});

export type DiscardFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** The class of `<quire-discard-flyout>`. */
export const DiscardFlyoutElement = asElement(discardFlyout);
