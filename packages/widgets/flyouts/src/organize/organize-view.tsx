import { reactView } from "@quire/element";
import type { ReactNode } from "react";
import type { GivenItem } from "../folder-choice/item-attributes.js";
import { type ItemFiled, ItemFiling } from "../folder-choice/item-filing.js";
import { folderStyles } from "../folder-choice/styles.js";
import { text } from "./text.js";

interface OrganizeViewProps extends GivenItem {
  readonly onOrganized: (detail: ItemFiled) => void;
}

/** Adds a saved item to folders, and removes it from others (content-2.25). */
export function OrganizeView({ onOrganized, ...given }: OrganizeViewProps): ReactNode {
  return <ItemFiling given={given} confirmation={text("updated")} onFiled={onOrganized} isSaved />;
}

/** The export that the element imports later. */
export const view = reactView(OrganizeView, ...folderStyles);
