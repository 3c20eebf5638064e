import { asElement, defineWidget, getEvent, overlay, type WidgetProps } from "@quire/element";
import { itemsAttribute } from "../bulk-report/items-attribute.js";
import { text } from "../discard/text.js";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import type { BulkDiscarded } from "./discard-many.js";

const attributes = { items: itemsAttribute };

const events = {
  onBulkDiscarded: getEvent<BulkDiscarded>(
    "The items in `done` were discarded; those in `failed` are still saved. Each retry emits the event again.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const bulkDiscardFlyout = defineWidget({
  name: "bulk-discard-flyout",
  description:
    "A confirmation before several items are removed from the reader's library, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "The trigger passed no items." },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title") }),
  view: () => import("./bulk-discard-view.js"),
});

export type BulkDiscardFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-bulk-discard-flyout>`. */
export const BulkDiscardFlyoutElement = asElement(bulkDiscardFlyout);
