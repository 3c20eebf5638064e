import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The first program of these names on the PATH or in /usr/bin, else the first of the paths `elsewhere` that exists. */
export function onSystem(names, elsewhere = []) {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path));
}
