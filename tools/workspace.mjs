import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
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

/** Every package of the library: found by its place, `packages/<layer>` or `packages/<layer>/<folder>`. */
export const packages = () =>
  folders(at("packages")).flatMap((layer) => {
    const whole = packageAt(layer, "");
    return whole.length > 0
      ? whole
      : folders(at("packages", layer)).flatMap((folder) => packageAt(layer, folder));
  });

/** The packages that npm gets. */
export const published = () => packages().filter(({ manifest }) => !manifest.private);

/**
 * Every domain of the library: a widget package, or a folder of a package that is a whole layer, as the cart among the
 * services. `src` is where its sources lie, `owner` the package that exports them.
 */
export const domains = () =>
  packages().flatMap((owner) => {
    const src = join(owner.dir, "src");
    return owner.folder === ""
      ? folders(src).map((folder) => ({ layer: owner.layer, folder, src: join(src, folder), owner }))
      : [{ layer: owner.layer, folder: owner.folder, src, owner }];
  });

/** Tells whether a source file does something when it is imported: what its package says of it in `sideEffects`. */
export function sideEffects(all = packages()) {
  return (file) => {
    const one = all.find(({ dir }) => file.startsWith(`${dir}/`));
    const said = one?.manifest.sideEffects ?? true;
    return Array.isArray(said) ? said.some((glob) => matchesGlob(file, join(one.dir, glob))) : said;
  };
}

/** Every example: `examples/<folder>`. */
export const examples = () => folders(at("examples")).flatMap((folder) => packageAt("examples", folder));
