import { report } from "@quire/core";
import { useEffect } from "react";
import { useStore } from "zustand";
import type { Folder } from "../contract/index.js";
import { getUser, useSession } from "../session/index.js";
import type { FoldersState } from "./folders-state.js";
import { foldersStore } from "./folders-store.js";
import { savedStore } from "./saved-store.js";
import { selectedFolder, selectedFolderStore } from "./selected-folder.js";

/**
 * Returns true if an item is saved. An unknown state is fetched, and is `undefined` until then.
 * @example const isSaved = useIsSaved(article.id);
 */
export function useIsSaved(id: string): boolean | undefined {
  const reader = getUser(useSession())?.id;
  useEffect(() => {
    if (reader !== undefined)
      import("./load-saved-state.js").then(({ loadSavedState }) => loadSavedState([id])).catch(report);
  }, [reader, id]);
  return useStore(savedStore(), ({ saved }) => saved.get(id));
}

/**
 * Returns the user's folders. On a server there are none.
 * @example const { folders, status } = useFolders();
 */
export function useFolders(): FoldersState {
  return useStore(foldersStore());
}

/**
 * Returns the selected folder, or 'all'. Returns `undefined` while the folders are loading.
 * @example const folder = useSelectedFolder();
 */
export function useSelectedFolder(): Folder | "all" | undefined {
  return selectedFolder(useStore(selectedFolderStore()), useFolders());
}
