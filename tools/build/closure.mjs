import { posix } from "node:path";

/**
 * Returns a file and everything that it imports before it runs.
 * @param {string} file
 * @param {(file: string) => { imports: readonly string[] } | undefined} chunkOf unknown files are left out
 */
export function closure(file, chunkOf, found = new Set()) {
  const chunk = chunkOf(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) closure(imported, chunkOf, found);
  return found;
}

/** Returns the address by which a file of the build imports another one. */
export const addressFrom = (file, other) => {
  const path = posix.relative(posix.dirname(file), other);
  return path.startsWith(".") ? path : `./${path}`;
};
