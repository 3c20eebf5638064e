import type { RequestError } from "../client/index.js";
import type { Folder } from "../contract/index.js";

export interface FoldersState {
  /** `failed`: they could not be had; `error` says why, and is undefined where nobody is signed in. */
  readonly status: "unknown" | "loading" | "ready" | "failed";
  /** By name. 'My Library' is none of them. */
  readonly folders: readonly Folder[];
  readonly error: RequestError | undefined;
}
