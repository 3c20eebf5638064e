import type { Folder } from "@quire/contract-service";
import { useStore } from "zustand";
import { type FoldersState, foldersStore } from "./folders-store.js";
import { savedStore } from "./saved-store.js";
import { selectedFolder, selectedFolderStore } from "./selected-folder.js";

/** Whether an item is saved; `undefined` while it is not known. */
export function useIsSaved(id: string): boolean | undefined {
  return useStore(savedStore(), ({ saved, isRead }) => saved.get(id) ?? (isRead ? false : undefined));
}

/** The reader's folders in React; a server knows none. */
export function useFolders(): FoldersState {
  return useStore(foldersStore());
}

/** The folder that is selected, or 'all'; `undefined` while the folders that it is to be among are not known. */
export function useSelectedFolder(): Folder | "all" | undefined {
  return selectedFolder(useStore(selectedFolderStore()), useFolders());
}
