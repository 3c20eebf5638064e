import { asElement, defineWidget, getEvent, overlay, type WidgetProps } from "@quire/element";
import { itemsAttribute } from "../bulk-report/items-attribute.js";
import { flyoutFormParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { folderSkeleton } from "../folder-choice/skeleton.js";
import type { BulkOrganized } from "./bulk-organize-view.js";
import { text } from "./text.js";

const attributes = { items: itemsAttribute };

const events = {
  onBulkOrganized: getEvent<BulkOrganized>(
    "The items in `done` were added to folders; those in `failed` were not.",
  ),
};

/** The widget, declared once: its React component and its element are made from this. */
export const bulkOrganizeFlyout = defineWidget({
  name: "bulk-organize-flyout",
  description: "Adds several saved items to folders, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutFormParts,
  states: { ...signedInStates, empty: "The trigger passed no items." },
  attributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title"), skeleton: folderSkeleton }),
  view: () => import("./bulk-organize-view.js"),
});

export type BulkOrganizeFlyoutProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-bulk-organize-flyout>`. */
export const BulkOrganizeFlyoutElement = asElement(bulkOrganizeFlyout);
