import { asComponent, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import type { ItemFiled } from "../folder-choice/item-filing.js";
import { folderStyles } from "../folder-choice/styles.js";
import { shell } from "../shell/save-flyout.js";
import { SaveView } from "./save-view.js";

const events = {
  onSaved: eventOf<ItemFiled>("The item is saved, and lies in the folders of `folders`."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const saveFlyout = defineWidget({
  name: "save-flyout",
  description: "Saves an item to My Library and to folders, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "No item was handed over." },
  attributes: itemAttributes,
  events,
  shell,
  styles: folderStyles,
  view: SaveView,
});

export type SaveFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** `<quire-save-flyout>` for React: `open` shows it beside what has the focus. */
export const SaveFlyout = asComponent(saveFlyout);
