import { runtime } from "./runtime.js";

const KEY = "chunk-check";

/** Resolves once the file at an address, and all that it imports, are what the release says. */
export type CheckChunk = (address: string) => Promise<unknown>;

/** Has whatever a page's widgets import be compared first. */
export function checkChunks(check: CheckChunk): void {
  runtime().shared.set(KEY, check);
}

/** The page's check, where it has one. */
export function chunkCheck(): CheckChunk | undefined {
  // Only `checkChunks` writes it.
  return runtime().shared.get(KEY) as CheckChunk | undefined;
}
