import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { at, filesBelow, packages } from "../workspace.mjs";

const NAME = "virtual:quire/initial";
const IMPORT = new RegExp(`"${NAME}(?:\\?([^"]*))?"`, "g");
const RENDER = at("tools/build/render-initial.mjs");

/** The file that replaces the virtual module, such as `initial-markup-registration.js`. */
const getFile = (folder, query) =>
  join(folder, ["initial-markup", ...new URLSearchParams(query).values()].join("-").concat(".js"));

export const isInitialMarkup = (id) => id.split("?")[0] === NAME;

/**
 * Lists every initial markup that a widget imports: its file, and the declaration's file with the attribute
 * values.
 */
function wanted() {
  const sources = packages()
    .filter(({ layer }) => layer === "widgets")
    .flatMap(({ dir }) => filesBelow(join(dir, "src")))
    .filter((file) => /\.ts$/.test(file));
  return sources.flatMap((source) =>
    [...readFileSync(source, "utf8").matchAll(IMPORT)].map(([, query = ""]) => ({
      file: getFile(dirname(source), query),
      declaration: join(dirname(source), "element.ts"),
      values: Object.fromEntries(new URLSearchParams(query)),
    })),
  );
}

/** Views render in their own process, which leaves no state in the process that builds or serves. */
async function render() {
  const options = { maxBuffer: 2 ** 24 };
  const { stdout } = await promisify(execFile)(process.execPath, [RENDER, JSON.stringify(wanted())], options);
  return JSON.parse(stdout);
}

let rendering;

/**
 * Provides `virtual:quire/initial`, in Rollup and, with `source`, in Vite. It is the initial markup for a
 * guest of the view that `element.ts` in the importer's folder declares. A query sets attributes, such as
 * `?mode=registration`. The key `user` means a signed-in user of this status.
 * @param {{ source?: boolean }} options
 */
export function initialMarkup({ source = false } = {}) {
  // The packages contain it as a file. For Vite it is virtual.
  const prefix = source ? "\0quire-initial:" : "";
  const files = new Set();
  return {
    name: "quire-initial-markup",
    enforce: "pre",
    resolveId(id, importer) {
      if (!isInitialMarkup(id) || !importer) return;
      const [, query = ""] = id.split("?");
      const resolved = `${prefix}${getFile(dirname(importer), query)}`;
      files.add(resolved);
      return resolved;
    },
    async load(id) {
      // Vitest keeps transformed files of earlier runs, so it may load a module that this run never resolved.
      if (!files.has(id) && !(source && id.startsWith(prefix))) return;
      rendering ??= render();
      const { markup, modules } = await rendering;
      for (const file of modules) this.addWatchFile(file);
      const code = `export const markup = ${JSON.stringify(markup[id.slice(prefix.length)])};`;
      return { code, map: null, moduleSideEffects: false };
    },
    watchChange() {
      rendering = undefined;
    },
  };
}
