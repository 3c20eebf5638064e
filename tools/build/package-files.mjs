import { readFileSync } from "node:fs";
import { join } from "node:path";
import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { at, packages, root } from "../workspace.mjs";
import { moduleUsers } from "./module-users.mjs";
import { ownModules } from "./own-modules.mjs";
import { built, distributed, places, publishedEntries } from "./places.mjs";

const WIDGET = /\/packages\/widgets\/([^/]+)\//;
const BASE = /\/packages\/base\//;
const PACKAGE = /^.*\/\.modules\//;
/** A folder of a package whose folders are domains, widgets or parts of the core. */
const FOLDER = /^.*\/packages\/(?:services|features|base\/core|widgets\/[^/]+)\/\.modules\/[^/]+\//;
const DEFINES = /\/define(\.js$|\/)/;
const DIRECTIVE = /^["']use client["'];?/;

/** Most applications load a module that the components of at least this many packages need. */
const MANY_WIDGETS = 6;
/** Characters of a module that cost an application less than one more file. */
const SMALL = 2000;

const getPackage = (id) => PACKAGE.exec(id)[0];
const getFolder = (id) => FOLDER.exec(id)?.[0] ?? getPackage(id);

/**
 * Assigns the modules that entries import statically to files. All other modules follow Rollup's own rule.
 * @returns {Map<string, string>} a module's id → its file's path without extension
 */
function assignFiles({ entries, clientModules, users, getModuleInfo }) {
  const getImports = (id) => getModuleInfo(id).importedIds.filter((one) => !getModuleInfo(one).isExternal);
  const reachedBy = (ids, found = new Set()) => {
    for (const id of ids) if (!found.has(id)) reachedBy(getImports(id), found.add(id));
    return found;
  };
  const isForClient = remember(
    (id) => getImports(id).map(isForClient).some(Boolean) || clientModules.has(id),
  );
  const getMoment = (id) => users.get(id)?.moment ?? "later";
  const isSmall = (id) => BASE.test(id) && getMoment(id) !== "later" && users.get(id).length < SMALL;
  const isFirst = remember(
    (id) => getMoment(id) === "first" || (isSmall(id) && getImports(id).every(canBeBeforeFirst)),
  );
  const canBeBeforeFirst = (id) => users.get(id)?.length === 0 || isFirst(id);
  const elements = reachedBy([...entries].filter((id) => DEFINES.test(id)));

  function getFile(id) {
    const isClient = isForClient(id);
    if (WIDGET.test(id) && isClient) return join(getFolder(id), elements.has(id) ? "element" : "client");
    if (isFirst(id)) return join(getPackage(id), isClient ? "client" : "first");
    if (getMoment(id) === "tag") return join(getPackage(id), isClient ? "client-tag" : "tag");
    if (getMoment(id) === "later") return join(getFolder(id), isClient ? "client-later" : "later");
    return join(getFolder(id), isClient ? "client" : "shared");
  }

  return new Map([...reachedBy(entries)].map((id) => [id, getFile(id)]));
}

/** Calls a function once for each module. */
function remember(get) {
  const known = new Map();
  return (id) => {
    if (!known.has(id)) known.set(id, get(id));
    return known.get(id);
  };
}

/** The options by which an application's bundle takes in packages. */
const forApplications = () => [
  ownModules(),
  nodeResolve({ browser: true, exportConditions: ["quire-source", "production"] }),
  commonjs({ include: /\/node_modules\// }),
];

/** Parts that applications load before the first interaction, by name. */
function getStarts() {
  const named = (prefix, pairs) =>
    Object.fromEntries(pairs.map(([name, file]) => [prefix + name, built(file)]));
  const umbrella = ["start.ts", "gathered.ts", "quire-provider.tsx"];
  const widgets = packages().filter(({ layer }) => layer === "widgets");
  return {
    ...named(
      "application/",
      umbrella.map((file) => [file, at("packages/entry/umbrella/src", file)]),
    ),
    ...named(
      "component/",
      widgets.map(({ dir, folder }) => [folder, join(dir, "src/index.ts")]),
    ),
    ...named("tag/", Object.entries(places().widgets)),
  };
}

/**
 * Returns the length of each module, and the moment at which applications need it: "first" in most applications,
 * "component" or "tag" with some widgets, or "later".
 */
function getUsers(modules, starts) {
  const names = new Map(Object.entries(starts).map(([name, file]) => [file, name]));
  return new Map(
    modules.map(({ id, length, users }) => {
      const starting = [...users].map((user) => names.get(user.id)).filter(Boolean);
      return [id, { length, moment: getMoment(Object.groupBy(starting, (name) => name.split("/")[0])) }];
    }),
  );
}

function getMoment({ application = [], component = [], tag = [] }) {
  if (application.length > 0 || component.length >= MANY_WIDGETS) return "first";
  if (component.length > 0) return "component";
  return tag.length > 0 ? "tag" : "later";
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
 * - `first`: modules that most applications need before the first interaction, and small modules of the base.
 * - `shared`: other modules that components need, by folder in `@quire/core`, `@quire/services` and `@quire/features`.
 * - `tag`: modules that only tags need. `element`: modules of a widget's tag. A tag imports its view on demand.
 * - `client`: modules of React components and hooks.
 * - `later`: modules that only parts that load on demand need.
 * - Entries and parts that load on demand have their own files.
 */
export function packageFiles() {
  const entries = new Set(publishedEntries().map(built));
  const clientModules = new Set();
  const starts = getStarts();
  const users = moduleUsers(starts, forApplications);
  let files;

  function getFileName({ facadeModuleId, moduleIds, name }) {
    const first = facadeModuleId ?? moduleIds.at(-1);
    const isAssigned = !facadeModuleId && files.has(first);
    return distributed(isAssigned ? `${name}.js` : first).slice(root.length + 1);
  }

  return {
    input: [...entries],
    external: (id) => !id.startsWith(".") && !id.startsWith("/"),
    treeshake: { moduleSideEffects: "no-external" },
    plugins: [users, readModules(clientModules), keepApart],
    output: {
      // A file imports only what it uses itself.
      hoistTransitiveImports: false,
      // Otherwise Rollup merges files that only re-export from other packages, even those of two packages.
      experimentalMinChunkSize: 0,
      entryFileNames: getFileName,
      chunkFileNames: getFileName,
      banner: ({ moduleIds }) => (moduleIds.some((id) => clientModules.has(id)) ? '"use client";' : ""),
      manualChunks(id, { getModuleInfo }) {
        files ??= assignFiles({
          entries,
          clientModules,
          users: getUsers(users.modules(), starts),
          getModuleInfo,
        });
        return getModuleInfo(id).isEntry ? undefined : files.get(id);
      },
    },
  };
}
