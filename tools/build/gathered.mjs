import { at, packages } from "../workspace.mjs";
import { FIRST_FILES, MANIFEST_HASH } from "./manifest.mjs";
import { built, places } from "./places.mjs";

const PREFIX = "virtual:quire/";

/** Imports of the application's package. */
export const APPLICATION = `${PREFIX}application`;

/** Generated modules, so that no list of widgets, services or chunks must be maintained by hand. */
const modules = {
  /** `manifestHash: string` and `firstFiles`. The build replaces both when it has written the manifest. */
  manifest: ({ source }) =>
    [
      `export const manifestHash = ${source ? '""' : MANIFEST_HASH};`,
      `export const firstFiles = ${source ? unbuiltFirstFiles() : FIRST_FILES};`,
    ].join("\n"),
  /**
   * `widgets` and `actions: string[]`, the names for pages. They are written as text, because every page loads them.
   */
  names: () =>
    Object.entries(names())
      .map(([name, all]) => `export const ${name} = ${JSON.stringify(all.join(" "))}.split(" ");`)
      .join("\n"),
  /** `placeholders: Record<string, string>`, the sheets of dialogs that open before an overlay's code has loaded. */
  placeholders: () => sheetsByName("placeholders", places().placeholders),
  /** `starts`, the `start` functions of all services' before-paint.ts. */
  page: ({ source }) => startsOf(places().beforePaint, source),
  /** The same for their after-paint.ts. */
  "after-paint": ({ source }) => startsOf(places().afterPaint, source),
  /** The same for their idle.ts, with the check of the page's triggers. */
  idle: ({ source }) => withPageCheck(startsOf(places().idle, source), source),
  /** `declared`, the declarations of all actions: the exports of all triggers.ts files. */
  triggers: ({ source }) => triggersOf(places().triggers, source),
  /** All of these in one module for applications, whose bundler makes the chunks. */
  application: ({ source }) => applicationParts(source),
};

const CHECK = at("packages/base/loader/src/check-page.ts");

function withPageCheck(starts, source) {
  return [
    `import { checkPage } from ${JSON.stringify(source ? CHECK : built(CHECK))};`,
    starts.replace(/\];$/, ', () => checkPage(() => import("virtual:quire/triggers"))];'),
  ].join("\n");
}

/** Returns the name by which a package exports a source file. */
function specifierOf(file) {
  const { dir, manifest } = packages().find((one) => file.startsWith(`${one.dir}/`));
  return `${manifest.name}/${file.slice(`${dir}/src/`.length).replace(/\.tsx?$/, "")}`;
}

function applicationParts(isSource) {
  const nameOf = isSource ? (file) => file : specifierOf;
  const { widgets, actions, beforePaint, afterPaint, idle, triggers } = places();
  const imported = (file) => `import(${JSON.stringify(nameOf(file))})`;
  const modules = Object.entries({ widgets, actions }).flatMap(([folder, files]) =>
    Object.entries(files).map(([name, file]) => `  "${folder}/${name}.js": () => ${imported(file)},`),
  );
  const later = (files) =>
    `async () => ({ starts: (await Promise.all([${files.map(imported).join(", ")}])).map(({ start }) => start) })`;
  return [
    ...beforePaint.map((file, i) => `import { start as start${i} } from ${JSON.stringify(nameOf(file))};`),
    `export const modules = {\n${modules.join("\n")}\n};`,
    `export const starts = [${beforePaint.map((_, i) => `start${i}`).join(", ")}];`,
    `export const afterPaint = ${later(afterPaint)};`,
    `import { checkPage } from ${JSON.stringify(isSource ? CHECK : "@quire/loader")};`,
    `const loadTriggers = async () => ({ declared: (await Promise.all([${triggers.map(imported).join(", ")}])).flatMap(({ triggers }) => triggers) });`,
    `const startsWhenIdle = ${later(idle)};`,
    "export const idle = async () => ({ starts: [...(await startsWhenIdle()).starts, () => checkPage(loadTriggers)] });",
  ].join("\n");
}

/** Lists all widgets and actions without a build. No other file is fetched with them. */
export function unbuiltFirstFiles() {
  const { widgets, actions } = names();
  const alone = (all) => Object.fromEntries(all.map((name) => [name, []]));
  return JSON.stringify({ widgets: alone(widgets), actions: alone(actions) });
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

function startsOf(sources, source) {
  const files = sources.map((file) => (source ? file : built(file)));
  const imports = files.map((file, i) => `import { start as start${i} } from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport const starts = [${files.map((_, i) => `start${i}`).join(", ")}];`;
}

function triggersOf(sources, source) {
  const files = sources.map((file) => (source ? file : built(file)));
  const imports = files.map((file, i) => `import { triggers as triggers${i} } from ${JSON.stringify(file)};`);
  return `${imports.join("\n")}\nexport const declared = [${files.map((_, i) => `...triggers${i}`).join(", ")}];`;
}

/** Writes `virtual:quire/application` as a separate file of the package that imports it, in the npm build. */
export function gatheredForPackages() {
  const file = at("packages/entry/umbrella/src/gathered.js");
  return {
    name: "quire-gathered-for-packages",
    resolveId: (id) => (id === APPLICATION ? file : undefined),
    load: (id) => (id === file ? modules.application({}) : undefined),
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
