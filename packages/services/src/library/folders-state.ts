import type { RequestError } from "../client/index.js";
import type { Folder } from "../contract/index.js";

export interface FoldersState {
  /** With `failed`, `error` is set, or undefined for a guest. */
  readonly status: "unknown" | "loading" | "ready" | "failed";
  /** Sorted by name, without 'My Library'. */
  readonly folders: readonly Folder[];
  readonly error: RequestError | undefined;
}
