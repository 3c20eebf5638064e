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
import { type LibraryFailure, toLibraryFailure } from "./save-outcome.js";
import { followFolder } from "./selected-folder.js";

export interface FolderInput {
  readonly name: string;
  readonly description?: string;
}

/** Outcome of creating or changing a folder. */
export type FolderOutcome =
  | { readonly kind: "done"; readonly folder: Folder }
  /** 409 on creating: 'Folder {name} already exists'. A 409 on changing is `refused` (content-8.1). */
  | { readonly kind: "taken"; readonly name: string }
  /** A refused change, with the first message of the errors list or the message field (content-8.3). */
  | { readonly kind: "refused"; readonly message: string }
  | LibraryFailure;

export type DeleteFolderOutcome =
  | {
      readonly kind: "done";
      /** Creates the folder again with its items. `undefined` if the items are unknown. */
      readonly undo: (() => Promise<FolderOutcome>) | undefined;
    }
  | LibraryFailure;

/**
 * Creates a folder.
 * @param key the Idempotency-Key of a stored intent. Without one, `callOnce` manages the key
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

/** Deletes a folder. Its items stay saved. If it was selected, 'all' is selected instead. */
export function deleteFolder(id: string): Promise<DeleteFolderOutcome> {
  return dedupe(`delete folder ${id}`, async () => {
    const signal = sessionSignal();
    const folder = withId(foldersStore().getState().folders, id);
    // If the items fail to load, the folder is deleted without an undo.
    const items = folder && (await itemsIn(id, signal));
    try {
      await callOnce(deleteRow, { body: { id }, signal });
    } catch (error) {
      // Another tab has deleted it already.
      if (!isRequestError(error) || error.status !== 404) return toLibraryFailure(error);
    }
    if (!signal.aborted) {
      changeFolders((folders) => folders.filter((other) => other.id !== id));
      followFolder(folder, undefined);
    }
    return { kind: "done", undo: items && (() => restoreFolder(folder, items, signal)) };
  });
}

/** Creates a deleted folder again. Items that were discarded since do not return. */
async function restoreFolder(
  folder: Folder,
  items: readonly string[],
  signal: AbortSignal,
): Promise<FolderOutcome> {
  if (signal.aborted) return { kind: "sign-in-needed" }; // The user has changed.
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
  const message = id === undefined ? undefined : getMessage(error);
  return message ? { kind: "refused", message } : toLibraryFailure(error);
}

/** The first message of the errors list, or the message field (content-8.3). */
function getMessage({ failure }: RequestError): string | undefined {
  // Parsed by the endpoint's schema. Statuses without a schema have no `failure`.
  const parsed = failure as Failure | undefined;
  return parsed?.errors[0]?.message || parsed?.message || undefined;
}
