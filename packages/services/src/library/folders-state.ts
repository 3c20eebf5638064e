import type { RequestError } from "../client/index.js";
import type { Folder } from "../contract/index.js";

export interface FoldersState {
  /** With `failed`, `error` is set, or undefined for a guest. */
  readonly status: "unknown" | "loading" | "ready" | "failed";
  /** Sorted by name, without 'My Library'. */
  readonly folders: readonly Folder[];
  /** Number of all saved items, if the server sends it. */
  readonly saved?: number | undefined;
  readonly error: RequestError | undefined;
}
