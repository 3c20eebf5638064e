import { getSkeleton } from "@quire/core/frame";
import { asElement, defineWidget, formParts, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import sheet from "./skeleton.css?inline";

/** Number of skeleton lines while the folders load. */
const SKELETON_LINES = 6;

/** The widget, declared once: its React component and its element are made from this. */
export const folderList = defineWidget({
  name: "folder-list",
  description: "The folders of a reader's library. Readers can select, create, edit and delete them.",
  parts: {
    folders: "The whole widget; its `data-editing` is `none`, `new`, `active` or `active-delete`.",
    "head heading create": "The header above the list, its heading, and the button that creates a folder.",
    "search found": "The search field of a long list, and the number of results.",
    "select select-field": "On phones, the menu of the folders in place of the list.",
    "items item link name gift count":
      "The list, each folder with its link and name, the gift icon, and the number of items.",
    "selected description actions edit delete share":
      "The details below the selected folder: its description and its buttons.",
    "form buttons": "The form for a folder's title and description, and its buttons.",
    "question question-text confirm keep": "The question before a folder is deleted, and its two answers.",
    "problem note retry": "The error message, the note, and the retry button.",
    "skeleton place": "The skeleton while the folders load.",
    ...formParts,
  },
  states: {
    loading: "The skeleton shows while the folders load.",
    ready: "At least one folder shows.",
    empty: "The reader has no folders yet, or is a guest.",
    error: "The folders failed to load.",
    offline: "The folders failed to load because the browser is offline.",
  },
  tokens: {
    "--quire-folder-list-place": [
      "360px",
      "The height reserved until the list is ready; 149px up to 767 px.",
    ],
  },
  attributes,
  events,
  skeleton: getSkeleton({ places: SKELETON_LINES, sheet }),
  view: () => import("./folder-list-view.js"),
});

export type FolderListProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-folder-list>`; `define.ts` registers it. */
export const FolderListElement = asElement(folderList);
