import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder that holds the whole workspace, absolute, without a slash at its end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Joins parts to the workspace's folder. */
export const at = (...parts) => join(root, ...parts);

const folders = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== "node_modules")
        .map((entry) => entry.name)
        .sort()
    : [];

/** The path of every file below a folder; folders with installed, built and kept things are passed over. */
export function filesBelow(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist", ".cache", ".data"].includes(entry.name)) return [];
    const path = join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function packageAt(layer, folder) {
  const dir = layer === "examples" ? at("examples", folder) : at("packages", layer, folder);
  const file = join(dir, "package.json");
  return existsSync(file) ? [{ layer, folder, dir, manifest: JSON.parse(readFileSync(file, "utf8")) }] : [];
}

/** Every package of the library: found by its place, `packages/<layer>/<folder>`. */
export const packages = () =>
  folders(at("packages")).flatMap((layer) =>
    folders(at("packages", layer)).flatMap((folder) => packageAt(layer, folder)),
  );

/** Every example: `examples/<folder>`. */
export const examples = () => folders(at("examples")).flatMap((folder) => packageAt("examples", folder));
