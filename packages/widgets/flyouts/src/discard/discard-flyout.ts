import { asComponent, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import { shell } from "../shell/discard-flyout.js";
import { discardStyles } from "./discard-styles.js";
import { DiscardView } from "./discard-view.js";
import type { Discarded } from "./discarded.js";

const events = {
  onDiscarded: eventOf<Discarded>("The item is saved no more, and lies in no folder."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const discardFlyout = defineWidget({
  name: "discard-flyout",
  description: "Asks before an item is removed from the reader's library, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "No item was handed over." },
  attributes: itemAttributes,
  events,
  shell,
  styles: discardStyles,
  view: DiscardView,
});

export type DiscardFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** `<quire-discard-flyout>` for React: `open` shows it beside what has the focus. */
export const DiscardFlyout = asComponent(discardFlyout);
