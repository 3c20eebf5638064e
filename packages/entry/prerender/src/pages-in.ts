import { readdir, stat } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { UsageError } from "./options.js";

/** A page, with its path below the given folder. */
export interface Page {
  readonly file: string;
  readonly name: string;
}

const PAGE = /\.html?$/i;

/** Returns the pages at the path of a file or folder. @throws UsageError */
export async function pagesIn(path: string): Promise<Page[]> {
  const found = await stat(path).catch(() => {
    throw new UsageError(`"${path}" is neither a file nor a folder.`);
  });
  if (!found.isDirectory()) return [{ file: path, name: basename(path) }];
  const names = await readdir(path, { recursive: true });
  return names
    .filter((name) => PAGE.test(name) && !name.split(/[\\/]/).includes("node_modules"))
    .sort()
    .map((name) => ({ file: join(path, name), name: relative(path, join(path, name)) }));
}
