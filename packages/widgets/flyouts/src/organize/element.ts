import { asElement, defineWidget, getEvent, overlay, type WidgetProps } from "@quire/element";
import { flyoutFormParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import type { ItemFiled } from "../folder-choice/item-filing.js";
import { folderSkeleton } from "../folder-choice/skeleton.js";
import { text } from "./text.js";

const events = {
  onOrganized: getEvent<ItemFiled>("The item is now in the folders in `folders`."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const organizeFlyout = defineWidget({
  name: "organize-flyout",
  description: "Changes the folders of a saved item, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutFormParts,
  states: { ...signedInStates, empty: "The trigger passed no item." },
  attributes: itemAttributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title"), skeleton: folderSkeleton }),
  view: () => import("./organize-view.js"),
});

export type OrganizeFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** The class of `<quire-organize-flyout>`. */
export const OrganizeFlyoutElement = asElement(organizeFlyout);
