import { asComponent } from "@quire/element";
import { folderList } from "./element.js";
import { view } from "./folder-list-view.js";

export type { FolderDetail } from "./attributes.js";
export type { FolderListProps } from "./element.js";

/** `<quire-folder-list>` for React. */
export const FolderList = asComponent(folderList, view);
