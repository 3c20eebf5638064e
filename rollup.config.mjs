import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import commonjs from "@rollup/plugin-commonjs";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { chunkFile } from "./tools/build/chunk-file.mjs";
import { chunks } from "./tools/build/chunks.mjs";
import { declarations } from "./tools/build/declarations.mjs";
import { descriptions } from "./tools/build/descriptions.mjs";
import { directives } from "./tools/build/directives.mjs";
import { firstLine } from "./tools/build/first-line.mjs";
import { FLAVOURS } from "./tools/build/flavours.mjs";
import { gathered, gatheredForPackages, isApplication } from "./tools/build/gathered.mjs";
import { importAgain, noImportAgain } from "./tools/build/import-again.mjs";
import { initialMarkup, isInitialMarkup } from "./tools/build/initial-markup.mjs";
import { licenses } from "./tools/build/licenses.mjs";
import { isLocale, languages, locales, localesForPackages } from "./tools/build/locales.mjs";
import { manifest } from "./tools/build/manifest.mjs";
import { messages } from "./tools/build/messages.mjs";
import { minify } from "./tools/build/minify.mjs";
import { moduleUsers } from "./tools/build/module-users.mjs";
import { ownBind } from "./tools/build/own-bind.mjs";
import { ownDocument } from "./tools/build/own-document.mjs";
import { ownKeys } from "./tools/build/own-keys.mjs";
import { ownModules } from "./tools/build/own-modules.mjs";
import { packageFiles } from "./tools/build/package-files.mjs";
import { pageStyles } from "./tools/build/page-styles.mjs";
import { built, loaderEntries, npmEntries, places } from "./tools/build/places.mjs";
import { preact } from "./tools/build/preact.mjs";
import { readTokens } from "./tools/build/read-tokens.mjs";
import { smallSender } from "./tools/build/small-sender.mjs";
import { styles } from "./tools/build/styles.mjs";
import { sweep } from "./tools/build/sweep.mjs";
import { viewNeeds } from "./tools/build/view-needs.mjs";
import { at, examples, packages, root, sideEffects } from "./tools/workspace.mjs";

const { version } = JSON.parse(readFileSync(at("packages/base/loader/package.json"), "utf8"));
const hasSideEffects = sideEffects();

/** Examples that Vite builds keep their dist to themselves. */
const served = () => examples().filter(({ dir }) => !existsSync(join(dir, "vite.config.ts")));
const sweptPackages = sweep(() => [
  ...packages().flatMap(({ dir }) => [join(dir, "dist"), join(dir, ".modules")]),
  ...served().map(({ dir }) => join(dir, "dist")),
]);

/** What a browser bundle needs to take in packages as npm has them. */
const forBrowsers = (light) => [
  light && preact(),
  smallSender(),
  gathered(),
  locales(),
  styles(),
  descriptions(),
  ownModules(),
  nodeResolve({ browser: true, exportConditions: ["quire-source", "production"] }),
  ownKeys(),
  ownDocument(),
  ownBind(),
  commonjs({ include: /\/node_modules\// }),
  replace({
    preventAssignment: true,
    values: {
      "process.env.NODE_ENV": '"production"',
      // What is for servers alone goes: a page has all of these.
      "typeof customElements": '"object"',
      "typeof document": '"object"',
      "typeof HTMLElement": '"function"',
    },
  }),
];

const npmOutput = { dir: root, format: "es", sourcemap: true, sourcemapExcludeSources: true };

/** The published packages, from the modules that `npm` wrote. */
function packageBundle() {
  const { plugins, output, ...input } = packageFiles();
  return {
    ...input,
    plugins: [...plugins, sweptPackages.note, sweptPackages.end],
    onLog: quiet,
    output: { ...npmOutput, ...output },
  };
}

/**
 * The one place that knows formats and plugins.
 *
 * - `npm`: all packages and the examples' servers in one TypeScript program, module by module. The packages' modules
 *   are in their `.modules`. Their dist is made of these (`package-files.mjs`).
 * - `page`: the page script, the widgets and actions, with shared chunks, to the flavour's folder. It starts from what
 *   `npm` wrote, so TypeScript runs once.
 * - `module`, `classic`: the loader, its placeholder for dialogs and its doctor, each by itself: a page starts with one request. The
 *   loader comes last, for it carries the hash of the manifest of all others.
 * @param {"npm" | "page" | "module" | "classic"} kind
 * @param {string[] | Record<string, string>} input
 */
function bundle(kind, input, { light, dir, record, swept, users, last = false } = {}) {
  if (kind === "npm") {
    return {
      input,
      external: (id) =>
        !id.startsWith(".") && !isAbsolute(id) && !isApplication(id) && !isInitialMarkup(id) && !isLocale(id),
      // Else each file would import all that an index of its package leads to.
      treeshake: { moduleSideEffects: (id, isExternal) => !isExternal && hasSideEffects(id) },
      plugins: [
        gatheredForPackages(),
        localesForPackages(),
        initialMarkup(),
        styles(),
        typescript({ tsconfig: at("tsconfig.build.json"), declarationDir: root, outDir: root }),
        messages({ needsKeys: true }),
        replace({
          preventAssignment: true,
          values: { "process.env.QUIRE_RELEASE": JSON.stringify(version) },
        }),
        directives(),
        declarations(),
        sweptPackages.note,
      ],
      onLog: quiet,
      output: {
        ...npmOutput,
        preserveModules: true,
        entryFileNames: ({ facadeModuleId }) => built(facadeModuleId).slice(root.length + 1),
      },
    };
  }

  const isLoader = kind === "classic" || "quire" in input;
  return {
    input: kind === "page" ? matching(input, LATER) : input,
    plugins: [
      kind === "page" && oneFileEach(without(input, LATER)),
      kind === "page" && users,
      ...forBrowsers(light),
      kind === "page" ? importAgain(users) : noImportAgain(),
      readTokens(),
      minify(),
      licenses(),
      kind === "page" && viewNeeds(),
      kind === "page" && pageStyles(),
      firstLine(),
      isLoader ? record.root : record.collect,
      last && record.write,
      swept.note,
      last && swept.end,
    ],
    onLog: quiet,
    output: {
      dir,
      format: kind === "classic" ? "iife" : "es",
      entryFileNames: "[name].js",
      chunkFileNames: chunkFile,
      // What `import()` gives is read by its names: a module's tag and its being frozen are bytes on every page.
      generatedCode: { preset: "es2015", symbols: false },
      freeze: false,
      compact: true,
      ...(kind === "page" && { manualChunks: chunks(users), onlyExplicitManualChunks: true }),
      ...(kind === "classic" && { inlineDynamicImports: true }),
    },
  };
}

/** Directives of libraries are of no use in a bundle; a cycle inside a library is not ours to mend. */
function quiet(level, log, handle) {
  if (log.code === "MODULE_LEVEL_DIRECTIVE") return;
  if (log.code === "CIRCULAR_DEPENDENCY" && log.ids?.every((id) => id.includes("node_modules"))) return;
  handle(level, log);
}

/** What a page loads after its first paint: a file of these that could not be had is imported by another address. */
const LATER = /^(widgets|actions)\//;

const matching = (input, pattern) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => pattern.test(name)));
const without = (input, pattern) =>
  Object.fromEntries(Object.entries(input).filter(([name]) => !pattern.test(name)));

/** Entries that others import too, and that are one file all the same: one that only names another is a round trip. */
function oneFileEach(input) {
  return {
    name: "quire-one-file-each",
    buildStart() {
      for (const [name, id] of Object.entries(input))
        this.emitFile({ type: "chunk", id, fileName: `${name}.js`, preserveSignature: "allow-extension" });
    },
  };
}

const prefixed = (folder, found) =>
  Object.fromEntries(Object.entries(found).map(([name, file]) => [`${folder}/${name}`, built(file)]));

/** No entry of the page build: page.js imports it on demand. */
const AFTER_PAINT = { "after-paint": "virtual:quire/after-paint" };

function pageEntries() {
  const { widgets, actions } = places();
  return {
    page: built(loaderEntries()["page-entry"]),
    ...prefixed("widgets", widgets),
    ...prefixed("actions", actions),
    ...Object.fromEntries(
      languages().map((name) => [`locales/${name}`, `virtual:quire/locale/${name}-page`]),
    ),
  };
}

/** All of one build for pages, in the order in which it is made. */
function pageBundles({ folder, light }, pages, users) {
  const loader = loaderEntries();
  const dir = at(folder);
  const shared = { light, dir, record: manifest(version), swept: sweep(() => [dir]), users };
  return [
    bundle("page", pages, shared),
    bundle("module", { placeholder: built(loader["placeholder"]) }, shared),
    // What partners include stands by itself: its page needs nothing else of Quire.
    bundle("module", { partner: built(loader.partner) }, shared),
    bundle("module", { doctor: built(loader["doctor"]) }, shared),
    bundle("module", { quire: built(loader.quire) }, shared),
    bundle("classic", { "partner.classic": built(loader["partner-classic"]) }, shared),
    bundle("classic", { "quire.classic": built(loader["quire-classic"]) }, { ...shared, last: true }),
  ];
}

export default () => {
  const pages = pageEntries();
  // React and Preact share these answers: no module differs before a view renders.
  const users = moduleUsers({ ...pages, ...AFTER_PAINT }, forBrowsers);
  return [
    bundle("npm", npmEntries()),
    packageBundle(),
    ...FLAVOURS.flatMap((flavour) => pageBundles(flavour, pages, users)),
  ];
};
