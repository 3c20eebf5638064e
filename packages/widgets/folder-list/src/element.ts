import { asElement } from "@quire/element";
import { folderList } from "./folder-list.js";

/** The class of `<quire-folder-list>`; `define.ts` registers it. */
export const FolderListElement = asElement(folderList);
