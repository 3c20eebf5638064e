import { canEdit, type FolderInput } from "@quire/services/library";
import { type Draft, isPicked } from "./draft.js";
import type { Choice } from "./use-choice.js";

/** The user's wish: ids of folders, and a new folder. */
export interface FolderChanges {
  readonly add: readonly string[];
  readonly remove: readonly string[];
  readonly newFolder: FolderInput | undefined;
}

/** Differences between a draft and the current state. */
export function getFolderChanges(
  draft: Draft,
  { folders, inside }: Choice,
  newFolder?: FolderInput,
): FolderChanges {
  const changed = folders.filter(
    (folder) =>
      canEdit(folder) && (isPicked(draft, folder.id) ?? inside.has(folder.id)) !== inside.has(folder.id),
  );
  const ids = changed.map(({ id }) => id);
  return {
    add: ids.filter((id) => !inside.has(id)),
    remove: ids.filter((id) => inside.has(id)),
    newFolder,
  };
}
