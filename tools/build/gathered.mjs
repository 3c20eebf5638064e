import { basename } from "node:path";
import { at, packages } from "../workspace.mjs";
import { languages } from "./locales.mjs";
import { FIRST_FILES, MANIFEST_HASH } from "./manifest.mjs";
import { built, places } from "./places.mjs";

const PREFIX = "virtual:quire/";

/** Imports of the application's package. */
const APPLICATION = `${PREFIX}application`;

export const isApplication = (id) => id.startsWith(APPLICATION);

/** Generated modules, so that no list of widgets, services or chunks must be maintained by hand. */
const modules = {
  /** `manifestHash: string` and `firstFiles`. The build replaces both when it has written the manifest. */
  manifest: ({ source }) =>
    [
      `export const manifestHash = ${source ? '""' : MANIFEST_HASH};`,
      `export const firstFiles = ${source ? unbuiltFirstFiles() : FIRST_FILES};`,
    ].join("\n"),
  /**
   * `widgets` and `actions: string[]`, the names for pages. They are written as text, because every page
   * loads them.
   */
  names: () =>
    Object.entries(names())
      .map(([name, all]) => `export const ${name} = ${JSON.stringify(all.join(" "))}.split(" ");`)
      .join("\n"),
  /** `placeholders: Record<string, string>`, the sheets of dialogs that open before an overlay's code has loaded. */
  placeholders: () => sheetsByName("placeholders", places().placeholders),
  /** `starts`, the `start` functions of all services' before-paint.ts. */
  page: ({ source }) => getStarts(places().beforePaint, source),
  /** The same for their after-paint.ts. */
  "after-paint": ({ source }) => getStarts(places().afterPaint, source),
  /** The same for their idle.ts, with the check of the page's triggers. */
  idle: ({ source }) => withPageCheck(getStarts(places().idle, source), source),
  /** `declared`, the declarations of all actions: the exports of all triggers.ts files. */
  triggers: ({ source }) => getTriggers(places().triggers, fileFor(source)),
  /** All of these in two modules for applications, whose bundler creates the chunks. */
  application: ({ source }) => applicationParts(source),
  "application-triggers": ({ source }) => getTriggers(places().triggers, nameFor(source)),
};

const CHECK = at("packages/base/loader/src/check-page.ts");

function withPageCheck(starts, source) {
  return [
    `import { checkPage } from ${JSON.stringify(source ? CHECK : built(CHECK))};`,
    starts.replace(/\];$/, ', () => checkPage(() => import("virtual:quire/triggers"))];'),
  ].join("\n");
}

/** Returns the name by which a package exports a source file. */
function getSpecifier(file) {
  const { dir, manifest } = packages().find((one) => file.startsWith(`${one.dir}/`));
  return `${manifest.name}/${file.slice(`${dir}/src/`.length).replace(/\.tsx?$/, "")}`;
}

/** The services' starts are in one module: React needs most of their code anyway, so a separate file saves little. */
function applicationParts(isSource) {
  const { widgets, actions, beforePaint, afterPaint, idle } = places();
  const getName = nameFor(isSource);
  const modules = Object.entries({ widgets, actions }).flatMap(([folder, files]) =>
    Object.entries(files).map(
      ([name, file]) => `  "${folder}/${name}.js": () => import(${JSON.stringify(getName(file))}),`,
    ),
  );
  return [
    importEach("start", "start", beforePaint, getName),
    importEach("start", "afterPaint", afterPaint, getName),
    importEach("start", "idle", idle, getName),
    `import { checkPage } from ${JSON.stringify(isSource ? CHECK : "@quire/loader")};`,
    `export const modules = {\n${modules.join("\n")}\n};`,
    `export const starts = [${numbered("start", beforePaint)}];`,
    `const check = () => checkPage(() => import("${APPLICATION}-triggers"));`,
    `export const afterPaint = async () => ({ starts: [${numbered("afterPaint", afterPaint)}] });`,
    `export const idle = async () => ({ starts: [${[numbered("idle", idle), "check"].join(", ")}] });`,
  ].join("\n");
}

const nameFor = (isSource) => (isSource ? (file) => file : getSpecifier);
const numbered = (name, files) => files.map((_, i) => `${name}${i}`).join(", ");
const importEach = (exported, name, files, getName) =>
  files
    .map((file, i) => `import { ${exported} as ${name}${i} } from ${JSON.stringify(getName(file))};`)
    .join("\n");

/** Lists all widgets, actions and locales without a build. No other file is fetched with them. */
export function unbuiltFirstFiles() {
  const { widgets, actions } = names();
  const alone = (all) => Object.fromEntries(all.map((name) => [name, []]));
  return JSON.stringify({
    widgets: alone(widgets),
    actions: alone(actions),
    locales: alone(languages()),
  });
}

function names() {
  const { widgets, actions } = places();
  return { widgets: Object.keys(widgets), actions: Object.keys(actions) };
}

function sheetsByName(exported, files) {
  const all = Object.entries(files);
  const imports = all.map(([, file], i) => `import sheet${i} from ${JSON.stringify(`${file}?inline`)};`);
  const entries = all.map(([name], i) => `${JSON.stringify(name)}: sheet${i}`);
  return `${imports.join("\n")}\nexport const ${exported} = { __proto__: null, ${entries.join(", ")} };`;
}

const fileFor = (isSource) => (isSource ? (file) => file : built);

function getStarts(files, isSource) {
  const imports = importEach("start", "start", files, fileFor(isSource));
  return `${imports}\nexport const starts = [${numbered("start", files)}];`;
}

function getTriggers(files, getName) {
  const imports = importEach("triggers", "triggers", files, getName);
  return `${imports}\nexport const declared = [${files.map((_, i) => `...triggers${i}`).join(", ")}];`;
}

const GATHERED = at("packages/entry/umbrella/src/gathered");

/** Writes `virtual:quire/application…` as separate files of the package that imports it, in the npm build. */
export function gatheredForPackages() {
  return {
    name: "quire-gathered-for-packages",
    resolveId: (id) => (isApplication(id) ? `${id.replace(APPLICATION, GATHERED)}.js` : undefined),
    load: (id) =>
      id.startsWith(GATHERED)
        ? modules[basename(id, ".js").replace("gathered", "application")]({})
        : undefined,
  };
}

/**
 * Provides `virtual:quire/…` in Rollup (from the output of the npm build) and, with `source`, in Vite.
 * @param {{ source?: boolean }} options
 */
export function gathered({ source = false } = {}) {
  return {
    name: "quire-gathered",
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith(PREFIX) && modules[id.slice(PREFIX.length)]) return `\0${id}`;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const code = modules[id.slice(PREFIX.length + 1)]({ source });
      return { code, moduleSideEffects: false };
    },
  };
}
