import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";

/** The widget, declared once: its React component and its element are made from this. */
export const folderList = defineWidget({
  name: "folder-list",
  description: "The folders of a reader's library: to choose from, make, change and delete.",
  parts: {
    folders: "All of it; its `data-editing` is `none`, `new`, `active` or `active-delete`.",
    "head heading create": "What stands above the list.",
    "search found": "The search of a long list.",
    "items item link name gift": "The folders.",
    "selected description actions edit delete share": "What stands below the selected one.",
    "form buttons": "Title and description of a folder, while they are written.",
    "question question-text confirm keep": "Whether to delete.",
    "problem note loading loading-text retry": "What is said of it.",
  },
  states: {
    loading: "The folders are asked for.",
    ready: "There are folders.",
    empty: "There is no folder yet, or a guest reads.",
    error: "The folders could not be had.",
    offline: "It could not be had: there is no connection.",
  },
  attributes,
  events,
  view: () => import("./folder-list-view.js"),
});

export type FolderListProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-folder-list>`; `define.ts` registers it. */
export const FolderListElement = asElement(folderList);
