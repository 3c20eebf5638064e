import { reactView } from "@quire/element";
import type { ReactNode } from "react";
import type { GivenItem } from "../folder-choice/item-attributes.js";
import { type ItemFiled, ItemFiling } from "../folder-choice/item-filing.js";
import { folderStyles } from "../folder-choice/styles.js";
import { text } from "./text.js";

interface SaveViewProps extends GivenItem {
  readonly onSaved: (detail: ItemFiled) => void;
}

/** Saves an item to My Library and to folders (content-2.26). */
export function SaveView({ onSaved, ...given }: SaveViewProps): ReactNode {
  return <ItemFiling given={given} confirmation={text("saved")} onFiled={onSaved} />;
}

/** The export that the element imports later. */
export const view = reactView(SaveView, ...folderStyles);
