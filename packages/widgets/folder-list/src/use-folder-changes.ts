import { announce, notify } from "@quire/core";
import type { Folder } from "@quire/services/contract";
import {
  createFolder,
  deleteFolder,
  type FolderInput,
  type FolderOutcome,
  type LibraryFailure,
  renameFolder,
  selectFolder,
} from "@quire/services/library";
import { offerUndo } from "@quire/services/outbox";
import type { FolderDetail } from "./attributes.js";
import { getDetail } from "./folder-list-model.js";
import { text } from "./text.js";

interface FolderEvents {
  readonly onFolderCreated: (detail: FolderDetail) => void;
  readonly onFolderChanged: (detail: FolderDetail) => void;
  readonly onFolderDeleted: (detail: FolderDetail) => void;
  /** Called when the session has ended during a save. */
  readonly onEnded: () => void;
}

export interface FolderChanges {
  /** @param goesOn returns true if the user has typed more since, so that the form stays */
  create(input: FolderInput, goesOn: () => boolean): Promise<FolderOutcome>;
  change(folder: Folder, input: FolderInput, goesOn: () => boolean): Promise<FolderOutcome>;
  /** Deletes the folder. @returns the error message, or undefined */
  remove(folder: Folder): Promise<string | undefined>;
}

/**
 * Creates, changes and deletes folders, announces it, and calls the widget's events.
 * @param onDone receives the new or changed folder to focus; `undefined` after a deletion
 */
export function useFolderChanges(
  { onFolderCreated, onFolderChanged, onFolderDeleted, onEnded }: FolderEvents,
  onDone: (folder: Folder | undefined) => void,
): FolderChanges {
  function show(folder: Folder, message: string, goesOn = false): void {
    selectFolder(folder.slug);
    announce(message);
    if (!goesOn) onDone(folder);
    onFolderCreated(getDetail(folder));
  }
  async function restoreFolder(name: string, undo: () => Promise<FolderOutcome>): Promise<void> {
    const outcome = await undo();
    if (outcome.kind === "done") show(outcome.folder, text("undone", { name }));
    else notify(text("notUndone", { name }), "error");
  }
  return {
    async create(input, goesOn) {
      const outcome = await createFolder(input);
      if (outcome.kind === "done")
        show(outcome.folder, text("created", { name: outcome.folder.name }), goesOn());
      else if (outcome.kind === "sign-in-needed") onEnded();
      return outcome;
    },
    async change({ id }, input, goesOn) {
      const outcome = await renameFolder(id, input);
      if (outcome.kind === "sign-in-needed") onEnded();
      if (outcome.kind !== "done") return outcome;
      const { folder } = outcome;
      announce(text("changed", { name: folder.name }));
      if (!goesOn()) onDone(folder);
      onFolderChanged(getDetail(folder));
      return outcome;
    },
    async remove(folder) {
      const { id, name } = folder;
      const outcome = await deleteFolder(id);
      if (outcome.kind !== "done") return getFailureText(outcome);
      const { undo } = outcome;
      const message = text("deleted", { name });
      if (undo) offerUndo(message, () => restoreFolder(name, undo));
      else announce(message);
      onDone(undefined);
      onFolderDeleted(getDetail(folder));
      return undefined;
    },
  };
}

/** Returns the message for a folder that was not created, changed or deleted (content-6, content-8). */
export function getFailureText(failure: LibraryFailure): string {
  if (failure.kind === "read-only") return text("readOnly");
  if (failure.kind === "full") return text("full");
  const isOffline = failure.kind === "failed" && failure.error.code === "request/offline";
  return text(isOffline ? "failedOffline" : "failed");
}
