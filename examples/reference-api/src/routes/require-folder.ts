import type { FolderRow } from "../folders.js";
import { refusal } from "../refusal.js";
import type { State } from "../state.js";

/**
 * Returns the account's folder with this name, slug or id.
 * @throws Refusal 404
 */
export function requireFolder({ folders }: State, accountId: number, nameOrId: string): FolderRow {
  const folder = folders.find(accountId, nameOrId);
  if (!folder) throw refusal(404, "no-list", "There is no such folder.", "id");
  return folder;
}

/** @throws Refusal 403 (content-6.9) */
function refuseReadOnly({ readOnly }: FolderRow): void {
  if (readOnly) throw refusal(403, "read-only", "This folder can’t be changed.", "id");
}

/**
 * Returns the folder as `requireFolder` does, for a change of its contents.
 * @throws Refusal 403 and 404
 */
export function requireOpenFolder(state: State, accountId: number, nameOrId: string): FolderRow {
  const folder = requireFolder(state, accountId, nameOrId);
  refuseReadOnly(folder);
  return folder;
}
