import { skeletonOf } from "@quire/core/frame";
import { asElement, defineWidget, formParts, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of skeleton lines while the folders load. */
const PLACES = 6;

/** The widget, declared once: its React component and its element are made from this. */
export const folderList = defineWidget({
  name: "folder-list",
  description: "The folders of a reader's library: to choose from, make, change and delete.",
  parts: {
    folders: "All of it; its `data-editing` is `none`, `new`, `active` or `active-delete`.",
    "head heading create": "What stands above the list.",
    "search found": "The search of a long list.",
    "items item link name gift count": "The folders, and how much lies in each.",
    "selected description actions edit delete share": "What stands below the selected one.",
    "form buttons": "Title and description of a folder, while they are written.",
    "question question-text confirm keep": "Whether to delete.",
    "problem note retry": "What is said of it.",
    "skeleton place": "While it loads.",
    ...formParts,
  },
  states: {
    loading: "Places for folders are held.",
    ready: "There are folders.",
    empty: "There is no folder yet, or a guest reads.",
    error: "The folders could not be had.",
    offline: "It could not be had: there is no connection.",
  },
  tokens: {
    "--quire-folder-list-place": ["360px", "How high the place is that is held until the list is there."],
  },
  attributes,
  events,
  skeleton: skeletonOf({ places: PLACES, sheet }),
  view: () => import("./folder-list-view.js"),
});

export type FolderListProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-folder-list>`; `define.ts` registers it. */
export const FolderListElement = asElement(folderList);
