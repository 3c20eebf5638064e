import { ownAddress, ownWindow, pageSingleton, perDocument } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Folder } from "../contract/index.js";
import { ALL, getFolderPath, getSlugOfPath } from "./folder-model.js";
import type { FoldersState } from "./folders-state.js";

export interface SelectedFolderState {
  /** Slug from the address or the user's choice. 'all', or a slug without a folder, selects all items. */
  readonly slug: string;
}

/**
 * Returns the store of the selected folder. It starts with the folder of the address (content-2.5). On a library page it
 * follows Back and Forward.
 */
export function selectedFolderStore(): StoreApi<SelectedFolderState> {
  return pageSingleton("library-selected-folder", () => {
    if (typeof document === "undefined") return createStore<SelectedFolderState>()(() => ({ slug: ALL }));
    const store = createStore<SelectedFolderState>()(() => ({ slug: getSlugOfPath(location.pathname) }));
    const follow = () => {
      if (isLibraryPage()) store.setState({ slug: getSlugOfPath(location.pathname) });
    };
    perDocument(() => ownWindow.addEventListener("popstate", follow));
    return store;
  });
}

/**
 * Selects a folder. On a library page it also changes the address.
 * @param entry `push` adds an entry to the browser's history. `replace` suits a renamed or removed folder
 */
export function selectFolder(slug: string, entry: "push" | "replace" = "push"): void {
  selectedFolderStore().setState({ slug });
  const path = getFolderPath({ slug });
  if (!isLibraryPage() || location.pathname === path) return;
  if (entry === "push") history.pushState(null, "", ownAddress(path));
  else history.replaceState(history.state, "", ownAddress(path));
}

/** Updates the page's address when the selected folder is renamed or removed. */
export function followFolder(before: Folder | undefined, after: Folder | undefined): void {
  const { slug } = selectedFolderStore().getState();
  if (before?.slug === slug && after?.slug !== slug) selectFolder(after?.slug ?? ALL, "replace");
}

/** Recognizes a library page, whose folders have addresses: `/my-library` and the paths below it. */
function isLibraryPage(): boolean {
  return /^\/my-library(\/|$)/.test(location.pathname);
}

/** Returns the selected folder, or 'all'. Returns `undefined` while the folders are loading. */
export function selectedFolder(
  { slug }: SelectedFolderState,
  { status, folders }: FoldersState,
): Folder | "all" | undefined {
  if (slug === ALL) return ALL;
  return folders.find((folder) => folder.slug === slug) ?? (status === "ready" ? ALL : undefined);
}
