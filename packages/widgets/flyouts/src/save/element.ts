import { asElement, defineWidget, getEvent, overlay, type WidgetProps } from "@quire/element";
import { flyoutFormParts, signedInStates } from "../flyout-parts.js";
import { flyoutShell } from "../flyout-shell.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import type { ItemFiled } from "../folder-choice/item-filing.js";
import { folderSkeleton } from "../folder-choice/skeleton.js";
import { text } from "./text.js";

const events = {
  onSaved: getEvent<ItemFiled>("The item was saved, and is in the folders in `folders`."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const saveFlyout = defineWidget({
  name: "save-flyout",
  description: "Saves an item to My Library and to folders, in a panel next to its trigger.",
  opens: overlay,
  parts: flyoutFormParts,
  states: { ...signedInStates, empty: "The trigger passed no item." },
  attributes: itemAttributes,
  events,
  shell: flyoutShell({ root: "shadow", title: () => text("title"), skeleton: folderSkeleton }),
  view: () => import("./save-view.js"),
});

export type SaveFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** The class of `<quire-save-flyout>`. */
export const SaveFlyoutElement = asElement(saveFlyout);
