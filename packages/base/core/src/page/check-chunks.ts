import { runtime } from "./runtime.js";

const KEY = "chunk-check";

/** Resolves when the file at a URL and all its imports match the release. */
export type CheckChunk = (address: string) => Promise<unknown>;

/** Sets the check that runs before widgets import a chunk. */
export function checkChunks(check: CheckChunk): void {
  runtime().shared.set(KEY, check);
}

/** Returns the page's check, if one is set. */
export function chunkCheck(): CheckChunk | undefined {
  // Only `checkChunks` writes it.
  return runtime().shared.get(KEY) as CheckChunk | undefined;
}
