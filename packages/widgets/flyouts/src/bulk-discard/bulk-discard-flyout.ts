import { asComponent, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import reportSheet from "../bulk-report/bulk-report.css?inline";
import { itemsAttribute } from "../bulk-report/items-attribute.js";
import { discardStyles } from "../discard/discard-styles.js";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { shell } from "../shell/bulk-discard-flyout.js";
import { BulkDiscardView } from "./bulk-discard-view.js";
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
  shell,
  styles: [...discardStyles, reportSheet],
  view: BulkDiscardView,
});

export type BulkDiscardFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-bulk-discard-flyout>` for React: `open` shows it beside what has the focus. */
export const BulkDiscardFlyout = asComponent(bulkDiscardFlyout);
