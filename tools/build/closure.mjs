import { posix } from "node:path";

/**
 * A file and all that it imports before it runs.
 * @param {string} file
 * @param {(file: string) => { imports: readonly string[] } | undefined} chunkOf files it does not know are left out
 */
export function closure(file, chunkOf, found = new Set()) {
  const chunk = chunkOf(file);
  if (!chunk || found.has(file)) return found;
  found.add(file);
  for (const imported of chunk.imports) closure(imported, chunkOf, found);
  return found;
}

/** As a file of the build names another in its imports. */
export const addressFrom = (file, other) => {
  const path = posix.relative(posix.dirname(file), other);
  return path.startsWith(".") ? path : `./${path}`;
};
