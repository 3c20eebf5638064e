import type { WidgetState } from "@quire/element";
import type { Folder } from "@quire/services/contract";
import type { FoldersState } from "@quire/services/library";
import type { SessionStatus } from "@quire/services/session";
import type { FolderDetail } from "./attributes.js";
import { text } from "./text.js";

/**
 * The current action: none, a folder is created, or the selected one is edited or deleted (content-4.3,
 * content-4.4, content-4.5).
 */
export type Editing = "none" | "new" | "active" | "active-delete";

/** The reason why the current user could not be determined. */
export type SessionProblem = "error" | "offline" | undefined;

/** The widget's public state. A guest has no folders. */
export function getWidgetState(reader: SessionStatus, loss: SessionProblem, read: FoldersState): WidgetState {
  if (reader === "anonymous") return "empty";
  if (reader === "unknown") return loss ?? "loading";
  switch (read.status) {
    case "ready":
      return read.folders.length > 0 ? "ready" : "empty";
    case "failed":
      return read.error?.code === "request/offline" ? "offline" : "error";
    default:
      return "loading";
  }
}

/** Converts a folder to the payload of the events. */
export function getDetail(folder: Folder | "all"): FolderDetail {
  if (folder === "all") return { id: null, name: text("all"), slug: "all" };
  const { id, name, slug } = folder;
  return { id, name, slug };
}

/** Finds the folders whose titles contain these words, ignoring case. */
export function filterFolders(folders: readonly Folder[], words: string): readonly Folder[] {
  const wanted = words.trim().toLocaleLowerCase();
  return wanted === "" ? folders : folders.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}

/** From this number on, the list can be searched and scrolls. */
const MIN_SEARCHABLE_FOLDERS = 12;

export function isMany(folders: readonly Folder[]): boolean {
  return folders.length >= MIN_SEARCHABLE_FOLDERS;
}
