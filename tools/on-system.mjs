import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the first of these programs on the PATH or in /usr/bin, or else the first existing path of `elsewhere`. */
export function onSystem(names, elsewhere = []) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path));
}
