import { addressFrom, closure } from "./closure.mjs";

/** A widget's declaration, and in one that its view waits until a reader turns to its shell. */
const DECLARATION = /defineWidget\(\{/;
const WAITS = /defineWidget\(\{(?![\s\S]*\bloading: "visible")[\s\S]*?\bshell\b/;

/** A widget's module that imports what its view begins with, where that comes later. */
const BEGINS_LATER = /\bbeginsLater\(/;

/**
 * Writes into the import of each widget's view, and of what that begins with where it comes later, what that will import
 * in its turn, without what the element and the page's script have brought already: it is fetched beside it, not after
 * it. The manifest is told which file the view is, and when it comes by itself.
 */
export function viewNeeds() {
  return {
    name: "quire-view-needs",
    generateBundle(_options, bundle) {
      const importsOf = (file) => closure(file, (name) => bundle[name]);
      // Every page has these files before the first prefetch.
      const everywhere = ["page.js", ...bundle["page.js"].dynamicImports].flatMap((one) => [
        ...importsOf(one),
      ]);
      for (const [file, chunk] of Object.entries(bundle)) {
        if (!file.startsWith("widgets/")) continue;
        const there = new Set([...everywhere, ...importsOf(file)]);
        const modules = chunk.moduleIds.map((id) => this.getModuleInfo(id));
        const declaration = modules.find(({ code }) => DECLARATION.test(code ?? ""));
        const view = importedBy(declaration, bundle);
        if (!view) continue;
        chunk.view = { file: view, loading: WAITS.test(declaration.code) ? "intent" : "visible" };
        const first = importedBy(
          modules.find(({ code }) => BEGINS_LATER.test(code ?? "")),
          bundle,
        );
        for (const imported of first ? [view, first] : [view]) {
          const needs = [...importsOf(imported)].filter((one) => one !== imported && !there.has(one));
          chunk.code = withNeeds(
            chunk.code,
            addressFrom(file, imported),
            needs.map((one) => addressFrom(file, one)),
          );
        }
      }
    },
  };
}

/** As `import-again.mjs` has written the import. */
function withNeeds(code, imported, needs) {
  const call = `("${imported}",import.meta.url`;
  if (!code.includes(call)) throw new Error(`The import of ${imported} is not written as expected.`);
  return code.replace(call, `${call},!1,${JSON.stringify(needs)}`);
}

/** The file that a module imports first of those that come later. */
function importedBy(module, bundle) {
  const [id] = module?.dynamicallyImportedIds ?? [];
  return id && fileOf(id, bundle);
}

const fileOf = (id, bundle) =>
  Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.includes(id))?.fileName;
