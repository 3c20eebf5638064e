import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { fileURLToPath } from "node:url";

/** The workspace's folder, absolute, without a trailing slash. */
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

/** Lists every file below a folder, except in folders with installed, built and cached files. */
export function filesBelow(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    if (["node_modules", "dist", ".modules", ".cache", ".data"].includes(entry.name)) return [];
    const path = join(dir, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function packageAt(layer, folder) {
  const dir = layer === "examples" ? at("examples", folder) : at("packages", layer, folder);
  const file = join(dir, "package.json");
  return existsSync(file) ? [{ layer, folder, dir, manifest: JSON.parse(readFileSync(file, "utf8")) }] : [];
}

/** Lists the packages of the library, found by their place: `packages/<layer>` or `packages/<layer>/<folder>`. */
export const packages = () =>
  folders(at("packages")).flatMap((layer) => {
    const whole = packageAt(layer, "");
    return whole.length > 0
      ? whole
      : folders(at("packages", layer)).flatMap((folder) => packageAt(layer, folder));
  });

/** Lists the packages that are published to npm. */
export const published = () => packages().filter(({ manifest }) => !manifest.private);

/**
 * Lists the domains of the library. A domain is a widget package, or a folder of a package that is a whole
 * layer, such as the cart in the services. `src` is the folder of its sources, `owner` the package that
 * exports them.
 */
export const domains = () =>
  packages().flatMap((owner) => {
    const src = join(owner.dir, "src");
    return owner.folder === ""
      ? folders(src).map((folder) => ({ layer: owner.layer, folder, src: join(src, folder), owner }))
      : [{ layer: owner.layer, folder: owner.folder, src, owner }];
  });

/** Returns true if a source file has side effects on import, by its package's `sideEffects`. */
export function sideEffects(all = packages()) {
  return (file) => {
    const one = all.find(({ dir }) => file.startsWith(`${dir}/`));
    const declared = one?.manifest.sideEffects ?? true;
    return Array.isArray(declared)
      ? declared.some((glob) => matchesGlob(file, join(one.dir, glob)))
      : declared;
  };
}

/** Lists the examples: `examples/<folder>`. */
export const examples = () => folders(at("examples")).flatMap((folder) => packageAt("examples", folder));
