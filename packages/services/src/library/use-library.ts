import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { getUser, useSession } from "../session/index.js";
import type { FoldersState } from "./folders-state.js";
import { loadFolders } from "./folders-store.js";
import { saveItem, unsaveItem } from "./save-item.js";
import { savedStore } from "./saved-store.js";
import { useFolders } from "./use-folders.js";

export interface Library extends FoldersState {
  /** The state of an item that the page knows. `undefined`: unknown. `useIsSaved` also fetches it. */
  isSaved(id: string): boolean | undefined;
  readonly save: typeof saveItem;
  readonly unsave: typeof unsaveItem;
  /** Loads the folders again after a failure. */
  retry(): void;
}

/**
 * Returns the user's folders and saved items, and loads the folders once for each page for signed-in users.
 * For a guest, the status stays `unknown`, and `save` results in `sign-in-needed`.
 * @public for applications
 * @example
 * const { status, folders, save } = useLibrary();
 */
export function useLibrary(): Library {
  const reader = getUser(useSession())?.id;
  const state = useFolders();
  const { saved } = useStore(savedStore());
  useEffect(() => {
    if (reader !== undefined) void loadFolders();
  }, [reader]);
  return useMemo(
    () => ({
      ...state,
      isSaved: (id) => saved.get(id),
      save: saveItem,
      unsave: unsaveItem,
      retry: () => void loadFolders(),
    }),
    [state, saved],
  );
}
