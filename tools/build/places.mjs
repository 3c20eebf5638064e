import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { domains, examples, packages, published } from "../workspace.mjs";

const SOURCE = /\.tsx?$/;
const NOT_BUILT = /\.(test|stories|d)\.tsx?$/;

const sourcesIn = (dir) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((file) => SOURCE.test(file) && !NOT_BUILT.test(file))
        .sort()
        .map((file) => join(dir, file))
    : [];

/** Names in a domain that give a file, or the files of a folder, a special role. */
const PLACES = {
  services: ["before-paint", "after-paint", "idle", "actions", "triggers"],
  widgets: ["define", "actions", "triggers"],
};

/** A package's files with a special role, as paths below its src. Applications import them by the same names. */
export const placeFiles = ({ dir }, all = domains()) =>
  all
    .filter(({ owner }) => owner.dir === dir)
    .flatMap(({ layer, src }) => (PLACES[layer] ?? []).flatMap((word) => placedBy(word, src)))
    .map((file) => file.slice(join(dir, "src/").length));

const placedBy = (word, src) => [
  ...sourcesIn(src).filter((file) => getName(file) === word),
  ...sourcesIn(join(src, word)),
];

const getName = (file) => basename(file).replace(SOURCE, "");

/** Finds `src/define.ts`, named after its package's folder, and `src/define/<name>.ts`, named after itself. */
function oneOrFamily({ src, folder }, word) {
  const one = sourcesIn(src).filter((file) => getName(file) === word);
  return [
    ...one.map((file) => [folder, file]),
    ...sourcesIn(join(src, word)).map((file) => [getName(file), file]),
  ];
}

function indexByName(kind, pairs) {
  const found = {};
  for (const [name, file] of pairs) {
    if (found[name])
      throw new Error(`Two files are the ${kind} "${name}": ${found[name]} and ${file}. Rename one.`);
    found[name] = file;
  }
  return found;
}

/** Finds the file with this name in each domain that has one. */
const getFiles = (all, name) => all.map(({ src }) => join(src, name)).filter((file) => existsSync(file));

/** Finds each folder's style sheet with this name, if it has one. */
const getSheets = (widgets, name) =>
  Object.fromEntries(
    widgets.map(({ src, folder }) => [folder, join(src, name)]).filter(([, file]) => existsSync(file)),
  );

/**
 * Files by their place (the table in ARCHITECTURE.md). Widgets, actions, page.css and placeholder.css are name → source
 * file. The services' before-paint.ts, after-paint.ts and idle.ts are lists, and so are the triggers.ts files, which
 * declare the actions.
 */
export function places() {
  const all = domains();
  const widgets = all.filter(({ layer }) => layer === "widgets");
  const services = all.filter(({ layer }) => layer === "services");
  const getActions = ({ src }) => sourcesIn(join(src, "actions")).map((file) => [getName(file), file]);
  return {
    widgets: indexByName(
      "widget",
      widgets.flatMap((one) => oneOrFamily(one, "define")),
    ),
    actions: indexByName("action", [...services, ...widgets].flatMap(getActions)),
    pageStyles: getSheets(widgets, "page.css"),
    placeholders: getSheets(widgets, "placeholder.css"),
    beforePaint: getFiles(services, "before-paint.ts"),
    afterPaint: getFiles(services, "after-paint.ts"),
    idle: getFiles(services, "idle.ts"),
    triggers: getFiles([...services, ...widgets], "triggers.ts"),
  };
}

/** Entries that become separate scripts, including the loader. No package exports them. */
export const loaderEntries = () =>
  Object.fromEntries(
    ["quire", "quire-classic", "placeholder", "doctor", "page-entry", "partner", "partner-classic"].flatMap(
      (name) =>
        packages()
          .map(({ dir }) => join(dir, "src", `${name}.ts`))
          .filter((file) => existsSync(file))
          .map((file) => [name, file]),
    ),
  );

const exportedSources = ({ dir, manifest }) =>
  Object.values(manifest.exports ?? {})
    .map((target) => target["quire-source"])
    .filter((path) => path && existsSync(join(dir, path)))
    .map((path) => join(dir, path));

/** Returns the sources of a package's commands. */
const getCommands = ({ dir, manifest }) =>
  Object.values(manifest.bin ?? {}).map((path) =>
    join(dir, path.replace("./dist/", "src/").replace(/\.js$/, ".ts")),
  );

const getMains = ({ dir }) =>
  ["index.ts", "serve.ts"].map((file) => join(dir, "src", file)).filter((file) => existsSync(file));

/** Lists the sources of everything that applications import or run: exports and commands of published packages. */
export const publishedEntries = () => [
  ...published().flatMap(exportedSources),
  ...published().flatMap(getCommands),
];

/** Lists all entries of the npm build: package exports, commands, files with a role, and the examples' main files. */
export function npmEntries() {
  const { widgets, actions, beforePaint, afterPaint, idle, triggers } = places();
  const served = examples().filter(({ dir }) => !existsSync(join(dir, "vite.config.ts")));
  const byPlace = [widgets, actions, loaderEntries()].flatMap((found) => Object.values(found));
  return [
    ...new Set([
      ...publishedEntries(),
      ...byPlace,
      ...beforePaint,
      ...afterPaint,
      ...idle,
      ...triggers,
      ...served.flatMap(getMains),
    ]),
  ];
}

const getScript = (file) =>
  file
    .split("?")[0]
    .replace(SOURCE, ".js")
    .replace(/\.css$/, ".css.js");

/**
 * Returns the path of a source file's module in the build. The pages and the packages are assembled from
 * these.
 */
export const built = (file) =>
  getScript(file).replace("/src/", file.includes("/packages/") ? "/.modules/" : "/dist/");

/** Returns the path of a source file or a module in the published package. */
export const distributed = (file) => getScript(file).replace(/\/(src|\.modules)\//, "/dist/");
