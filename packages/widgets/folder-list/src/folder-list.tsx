import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./folder-list.css?inline";
import { FolderListView } from "./folder-list-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const folderList = defineWidget({
  name: "folder-list",
  description: "The folders of a reader's library: to choose from, make, change and delete.",
  attributes,
  events,
  styles: [controlsSheet, formSheet, sheet],
  view: FolderListView,
});

export type FolderListProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-folder-list>` for React. */
export const FolderList = asComponent(folderList);
