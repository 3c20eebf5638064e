import { posix } from "node:path";

/**
 * Returns a file and everything that it imports before it runs.
 * @param {string} file
 * @param {(file: string) => { imports: readonly string[] } | undefined} getChunk unknown files are left out
 */
export function closure(file, getChunk, found = new Set()) {
  const chunk = getChunk(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) closure(imported, getChunk, found);
  return found;
}

/** Returns the address by which a file of the build imports another one. */
export const addressFrom = (file, other) => {
  const path = posix.relative(posix.dirname(file), other);
  return path.startsWith(".") ? path : `./${path}`;
};
