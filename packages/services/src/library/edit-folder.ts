import { call, callOnce, isRequestError, type RequestError } from "../client/index.js";
import {
  deleteFolder as deleteRow,
  type Failure,
  type Folder,
  saveFolder as saveRow,
} from "../contract/index.js";
import { dedupe, sessionSignal } from "../session/index.js";
import { addItemsToFolders } from "./bulk.js";
import { changeFolders, foldersStore, withId } from "./folders-store.js";
import { itemsIn } from "./items-in.js";
import { type LibraryFailure, libraryFailure } from "./save-outcome.js";
import { followFolder } from "./selected-folder.js";

export interface FolderInput {
  readonly name: string;
  readonly description?: string;
}

/** What came of creating or changing a folder. */
export type FolderOutcome =
  | { readonly kind: "done"; readonly folder: Folder }
  /**
   * 409, while creating: 'Folder {name} already exists'. While changing it is `refused`, with the server's words
   * (content-8.1).
   */
  | { readonly kind: "taken"; readonly name: string }
  /** While changing: the first message of the errors list, or the message field, to be shown (content-8.3). */
  | { readonly kind: "refused"; readonly message: string }
  | LibraryFailure;

export type DeleteFolderOutcome =
  | {
      readonly kind: "done";
      /** Makes it anew, with what was in it; `undefined` where that is not known. */
      readonly undo: (() => Promise<FolderOutcome>) | undefined;
    }
  | LibraryFailure;

/**
 * Makes a folder.
 * @param key the Idempotency-Key of an intent that is kept elsewhere; without, `callOnce` sees to it
 */
export function createFolder({ name, description = "" }: FolderInput, key?: string): Promise<FolderOutcome> {
  return dedupe(`create folder ${name}`, () =>
    save({ name: name.trim(), description: description.trim() }, key),
  );
}

/** Changes a folder's title and description. */
export function renameFolder(id: string, { name, description = "" }: FolderInput): Promise<FolderOutcome> {
  return dedupe(`rename folder ${id} ${name}`, () =>
    save({ id, name: name.trim(), description: description.trim() }),
  );
}

/** Deletes a folder; what was in it stays saved. Where it was selected, 'all' is. */
export function deleteFolder(id: string): Promise<DeleteFolderOutcome> {
  return dedupe(`delete folder ${id}`, async () => {
    const signal = sessionSignal();
    const folder = withId(foldersStore().getState().folders, id);
    // Where they cannot be had, it is deleted all the same, and stays so.
    const items = folder && (await itemsIn(id, signal));
    try {
      await callOnce(deleteRow, { body: { id }, signal });
    } catch (error) {
      // Somebody else's tab was faster: it is gone, as was wished.
      if (!isRequestError(error) || error.status !== 404) return libraryFailure(error);
    }
    if (!signal.aborted) {
      changeFolders((folders) => folders.filter((other) => other.id !== id));
      followFolder(folder, undefined);
    }
    return { kind: "done", undo: items && (() => bringBack(folder, items, signal)) };
  });
}

/** What was discarded meanwhile is not brought back. */
async function bringBack(
  folder: Folder,
  items: readonly string[],
  signal: AbortSignal,
): Promise<FolderOutcome> {
  if (signal.aborted) return { kind: "sign-in-needed" }; // It was another reader's.
  const made = await createFolder(folder);
  if (made.kind !== "done" || items.length === 0) return made;
  const filled = await addItemsToFolders(items, [made.folder.id]);
  return filled.kind === "done" ? made : filled;
}

interface FolderBody {
  readonly id?: string;
  readonly name: string;
  readonly description: string;
}

async function save(body: FolderBody, key?: string): Promise<FolderOutcome> {
  const signal = sessionSignal();
  try {
    const folder = await (key ? call(saveRow, { body, key, signal }) : callOnce(saveRow, { body, signal }));
    if (!signal.aborted) {
      const before = withId(foldersStore().getState().folders, folder.id);
      changeFolders((folders) => [...folders.filter(({ id }) => id !== folder.id), folder]);
      followFolder(before, folder);
    }
    return { kind: "done", folder };
  } catch (error) {
    return folderFailure(error, body);
  }
}

function folderFailure(error: unknown, { id, name }: FolderBody): FolderOutcome {
  if (!isRequestError(error)) throw error;
  if (id === undefined && error.status === 409) return { kind: "taken", name };
  const message = id === undefined ? undefined : messageOf(error);
  return message ? { kind: "refused", message } : libraryFailure(error);
}

/** The first message of the errors list, or the message field (content-8.3). */
function messageOf({ failure }: RequestError): string | undefined {
  // The endpoint's schema for this status has parsed it; another status has none.
  const said = failure as Failure | undefined;
  return said?.errors[0]?.message || said?.message || undefined;
}
