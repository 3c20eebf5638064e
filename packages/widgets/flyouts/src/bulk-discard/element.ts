import { asElement, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import { itemsAttribute } from "../bulk-report/items-attribute.js";
import { text } from "../discard/text.js";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { BulkDiscarded } from "./bulk-discarded.js";

const attributes = { items: itemsAttribute };

const events = {
  onBulkDiscarded: eventOf<BulkDiscarded>(
    "Items are saved no more: the ids in `done`; those of `failed` still are. Again for each further try.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const bulkDiscardFlyout = defineWidget({
  name: "bulk-discard-flyout",
  description: "Asks before many items are removed from the reader's library, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "No items were handed over." },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./bulk-discard-view.js"),
});

export type BulkDiscardFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-bulk-discard-flyout>`. */
export const BulkDiscardFlyoutElement = asElement(bulkDiscardFlyout);
