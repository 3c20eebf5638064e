import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rollup } from "rollup";
import { at, root } from "../workspace.mjs";
import { built, distributed, publishedEntries } from "./places.mjs";

/** Packages with an entry for each folder, as `@quire/services/cart`. */
const BY_FOLDER = /\/packages\/(services|features)\//;
const WIDGET = /\/packages\/widgets\/([^/]+)\//;
const PACKAGE = /^.*\/\.modules\//;
/** A folder of a package whose folders are domains or widgets. */
const FOLDER = /^.*\/packages\/(?:services|features|widgets\/[^/]+)\/\.modules\/[^/]+\//;
const DEFINES = /\/define(\.js$|\/)/;
const DIRECTIVE = /^["']use client["'];?/;

const START = built(at("packages/entry/umbrella/src/start.ts"));
const LIBRARY = /\/node_modules\//;

/** Most applications load a module that at least this many widgets use. */
const MANY_WIDGETS = 6;

const getPackage = (id) => PACKAGE.exec(id)[0];
const getFolder = (id) => FOLDER.exec(id)?.[0] ?? getPackage(id);

/** Returns true if a module is used by code after the first paint or by many widgets. */
function isCommon({ users }) {
  const all = [...users];
  const widgets = new Set(all.map(({ id }) => WIDGET.exec(id)?.[1]).filter(Boolean));
  return widgets.size >= MANY_WIDGETS || all.some(({ moment }) => moment === "after-paint");
}

/**
 * Assigns the modules that entries import statically to files. All other modules follow Rollup's own rule.
 * @returns {Map<string, string>} a module's id → its file's path without extension
 */
function assignFiles({ entries, clientModules, startModules, users, getModuleInfo }) {
  const getImports = (id) => getModuleInfo(id).importedIds.filter((one) => !getModuleInfo(one).isExternal);
  const reachedBy = (ids, found = new Set()) => {
    for (const id of ids) if (!found.has(id)) reachedBy(getImports(id), found.add(id));
    return found;
  };
  const needsClient = new Map();
  const isForClient = (id) => {
    if (!needsClient.has(id)) {
      needsClient.set(id, false);
      needsClient.set(id, getImports(id).map(isForClient).some(Boolean) || clientModules.has(id));
    }
    return needsClient.get(id);
  };
  /** Modules with their imports, without the entries, whose exports are not all needed. */
  const withImports = (ids) =>
    reachedBy(
      ids.filter((id) => getModuleInfo(id)),
      new Set(entries),
    );
  const start = withImports(startModules);
  const common = withImports(users.flatMap((one) => (isCommon(one) ? one.id : [])));
  const elements = reachedBy([...entries].filter((id) => DEFINES.test(id)));
  const getFile = (id) => {
    if (isForClient(id)) return join(getFolder(id), elements.has(id) ? "element" : "client");
    if (start.has(id)) return join(getPackage(id), "first");
    return join(BY_FOLDER.test(id) && common.has(id) ? getPackage(id) : getFolder(id), "shared");
  };
  return new Map([...reachedBy(entries)].map((id) => [id, getFile(id)]));
}

/**
 * Lists the modules that `start` of `@quire/widgets` runs before anything else loads. Imports alone do not
 * show it, because an index imports a whole package.
 */
async function findStart(plugins) {
  const lazy = { name: "quire-lazy", resolveDynamicImport: () => false };
  const bundle = await rollup({ input: START, plugins: [lazy, ...plugins], external: LIBRARY, onLog() {} });
  const { output } = await bundle.generate({ format: "es" });
  await bundle.close();
  const modules = Object.entries(output[0].modules);
  return modules.filter(([, { code }]) => code).map(([id]) => id);
}

/** Reads a module with its source map, and records `"use client"`. */
const readModules = (clientModules) => ({
  name: "quire-read-modules",
  load(id) {
    const code = readFileSync(id, "utf8");
    if (DIRECTIVE.test(code)) clientModules.add(id);
    return { code: code.replace(DIRECTIVE, ""), map: JSON.parse(readFileSync(`${id}.map`, "utf8")) };
  },
});

/** Fails if a file imports a file of another package by its path. */
const keepApart = {
  name: "quire-keep-packages-apart",
  generateBundle(_options, bundle) {
    for (const { fileName, imports = [], dynamicImports = [] } of Object.values(bundle)) {
      const other = [...imports, ...dynamicImports].find(
        (file) => bundle[file] && getDist(file) !== getDist(fileName),
      );
      if (other) this.error(`${fileName} imports ${other}, which is in another package.`);
    }
  },
};

const getDist = (file) => file.split("/dist/")[0];

/**
 * The published packages, assembled from the modules that were built before. They have few files, so that
 * applications load few, and `"use client"` applies to whole files:
 *
 * - `first`: modules of `start` in `@quire/widgets`, which runs first.
 * - `shared`: other modules for servers and browsers. In `@quire/services` and `@quire/features`, each folder
 *   has one, and the package has one with the modules that most applications load.
 * - `element`: modules of a tag for browsers. A tag imports its view on demand.
 * - `client`: modules of React components and hooks.
 * - Entries and parts that load on demand have their own files.
 * @param {ReturnType<import("./module-users.mjs").moduleUsers>} users
 * @param {() => import("rollup").Plugin[]} plugins those of a browser bundle
 */
export function packageFiles(users, plugins) {
  const entries = new Set(publishedEntries().map(built));
  const clientModules = new Set();
  let startModules;
  let files;

  function getName({ facadeModuleId, moduleIds, name }) {
    const first = facadeModuleId ?? moduleIds.at(-1);
    const isAssigned = !facadeModuleId && files.has(first);
    return distributed(isAssigned ? `${name}.js` : first).slice(root.length + 1);
  }

  return {
    input: [...entries],
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
    treeshake: { moduleSideEffects: "no-external" },
    plugins: [
      users,
      {
        name: "quire-start-modules",
        async buildStart() {
          startModules = await findStart(plugins());
        },
      },
      readModules(clientModules),
      keepApart,
    ],
    output: {
      // A file imports only what it uses itself.
      hoistTransitiveImports: false,
      // Otherwise Rollup merges files that only re-export from other packages, even those of two packages.
      experimentalMinChunkSize: 0,
      entryFileNames: getName,
      chunkFileNames: getName,
      banner: ({ moduleIds }) => (moduleIds.some((id) => clientModules.has(id)) ? '"use client";' : ""),
      manualChunks(id, { getModuleInfo }) {
        const { modules } = users;
        files ??= assignFiles({ entries, clientModules, startModules, users: modules(), getModuleInfo });
        return getModuleInfo(id).isEntry ? undefined : files.get(id);
      },
    },
  };
}
