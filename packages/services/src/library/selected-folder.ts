import { ownAddress, ownWindow, pageSingleton, perDocument } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Folder } from "../contract/index.js";
import { ALL, folderPath, slugOfPath } from "./folder-model.js";
import type { FoldersState } from "./folders-state.js";

export interface SelectedFolderState {
  /** As the address or the reader says; 'all', and a slug that none of the folders has, select no folder. */
  readonly slug: string;
}

/**
 * Which folder the page shows: at first what its address names (content-2.5). Back and Forward are followed, on a page
 * of the library.
 */
export function selectedFolderStore(): StoreApi<SelectedFolderState> {
  return pageSingleton("library-selected-folder", () => {
    if (typeof document === "undefined") return createStore<SelectedFolderState>()(() => ({ slug: ALL }));
    const store = createStore<SelectedFolderState>()(() => ({ slug: slugOfPath(location.pathname) }));
    const follow = () => {
      if (isLibraryPage()) store.setState({ slug: slugOfPath(location.pathname) });
    };
    perDocument(() => ownWindow.addEventListener("popstate", follow));
    return store;
  });
}

/**
 * Selects a folder; on a page of the library the address changes with it.
 * @param entry in the browser's history: a new one or, where the folder has another slug now or is gone, the same
 */
export function selectFolder(slug: string, entry: "push" | "replace" = "push"): void {
  selectedFolderStore().setState({ slug });
  const path = folderPath({ slug });
  if (!isLibraryPage() || location.pathname === path) return;
  if (entry === "push") history.pushState(null, "", ownAddress(path));
  else history.replaceState(history.state, "", ownAddress(path));
}

/** Updates the page's address when the selected folder is renamed or removed. */
export function followFolder(before: Folder | undefined, after: Folder | undefined): void {
  const { slug } = selectedFolderStore().getState();
  if (before?.slug === slug && after?.slug !== slug) selectFolder(after?.slug ?? ALL, "replace");
}

/** The page on which folders have an address: `/my-library` and what lies below it. */
function isLibraryPage(): boolean {
  return /^\/my-library(\/|$)/.test(location.pathname);
}

/** The folder that is selected, among those that are known; `undefined` while that is not known. */
export function selectedFolder(
  { slug }: SelectedFolderState,
  { status, folders }: FoldersState,
): Folder | "all" | undefined {
  if (slug === ALL) return ALL;
  return folders.find((folder) => folder.slug === slug) ?? (status === "ready" ? ALL : undefined);
}
