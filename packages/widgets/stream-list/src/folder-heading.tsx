import type { Folder } from "@quire/services/contract";
import { useFolders } from "@quire/services/library";
import type { ReactNode } from "react";
import { text } from "./text.js";

/** Returns the shown folder, once it is known; `undefined` when the list shows everything. */
export function useShownFolder(folder: string): Folder | undefined {
  const { folders } = useFolders();
  if (folder === "" || folder === "all") return undefined;
  return folders.find(({ id, slug, name }) => [id, slug, name].includes(folder));
}

interface FolderHeadingProps {
  readonly id: string;
  readonly folder: Folder;
  /** Shows the number of items. */
  readonly hasCount: boolean;
}

/** Shows the name, description and item count of a folder. */
export function FolderHeading({ id, folder, hasCount }: FolderHeadingProps): ReactNode {
  const { name, description, count } = folder;
  return (
    <div part="folder">
      <h2 part="heading folder-name" id={id}>
        {name}
      </h2>
      {description && <p part="folder-description">{description}</p>}
      {hasCount && count !== undefined && <p part="folder-count">{text("folderCount", { count })}</p>}
    </div>
  );
}
