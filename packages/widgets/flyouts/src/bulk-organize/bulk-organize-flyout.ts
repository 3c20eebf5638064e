import { asComponent, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import reportSheet from "../bulk-report/bulk-report.css?inline";
import { itemsAttribute } from "../bulk-report/items-attribute.js";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { folderStyles } from "../folder-choice/styles.js";
import { shell } from "../shell/bulk-organize-flyout.js";
import { type BulkOrganized, BulkOrganizeView } from "./bulk-organize-view.js";

const attributes = { items: itemsAttribute };

const events = {
  onBulkOrganized: eventOf<BulkOrganized>(
    "Items were added to folders: the ids in `done`; those of `failed` were not.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const bulkOrganizeFlyout = defineWidget({
  name: "bulk-organize-flyout",
  description: "Adds many saved items to folders, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "No items were handed over." },
  attributes,
  events,
  shell,
  styles: [...folderStyles, reportSheet],
  view: BulkOrganizeView,
});

export type BulkOrganizeFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-bulk-organize-flyout>` for React: `open` shows it beside what has the focus. */
export const BulkOrganizeFlyout = asComponent(bulkOrganizeFlyout);
