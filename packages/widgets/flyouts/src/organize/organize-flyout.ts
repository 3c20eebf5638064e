import { asComponent, defineWidget, eventOf, overlay, type WidgetProps } from "@quire/element";
import { flyoutParts, signedInStates } from "../flyout-parts.js";
import { itemAttributes } from "../folder-choice/item-attributes.js";
import type { ItemFiled } from "../folder-choice/item-filing.js";
import { folderStyles } from "../folder-choice/styles.js";
import { shell } from "../shell/organize-flyout.js";
import { OrganizeView } from "./organize-view.js";

const events = {
  onOrganized: eventOf<ItemFiled>("The item lies in the folders of `folders` now."),
};

/** The widget, declared once: its React component and its element are made from this. */
export const organizeFlyout = defineWidget({
  name: "organize-flyout",
  description: "Changes which folders a saved item lies in, in a panel beside its trigger.",
  opens: overlay,
  parts: flyoutParts,
  states: { ...signedInStates, empty: "No item was handed over." },
  attributes: itemAttributes,
  events,
  shell,
  styles: folderStyles,
  view: OrganizeView,
});

export type OrganizeFlyoutProps = WidgetProps<typeof itemAttributes, typeof events>;

/** `<quire-organize-flyout>` for React: `open` shows it beside what has the focus. */
export const OrganizeFlyout = asComponent(organizeFlyout);
