import { call } from "../client/index.js";
import { type Folder, foldersOfItem } from "../contract/index.js";
import { sessionSignal } from "../session/index.js";
import { type LibraryFailure, toLibraryFailure } from "./save-outcome.js";
import { setSaved } from "./saved-store.js";

/** The folders of an item. */
export type ItemFolders =
  | { readonly kind: "known"; readonly saved: boolean; readonly folders: readonly Folder[] }
  | LibraryFailure;

/** Loads the folders of an item, and its saved state. */
export async function loadItemFolders(id: string, signal = sessionSignal()): Promise<ItemFolders> {
  try {
    const { saved, lists } = await call(foldersOfItem, { params: { id }, signal });
    setSaved([id], saved);
    return { kind: "known", saved, folders: lists };
  } catch (error) {
    return toLibraryFailure(error);
  }
}
