import { addressFrom, closure } from "./closure.mjs";

/** Finds a widget's declaration, and one whose view waits until a reader turns to its shell. */
const DECLARATION = /defineWidget\(\{/;
const WAITS = /defineWidget\(\{(?![\s\S]*\bloading: "visible")[\s\S]*?\bshell\b/;

/** Finds a widget's module that imports the view's first render later. */
const BEGINS_LATER = /\bbeginsLater\(/;

/**
 * Writes the further imports of each widget's view, and of a late first render, into the import of that file. So all of
 * them are fetched at the same time. Files that the element or the page's script has loaded are left out. The manifest
 * gets the file of the view, and the time when the view loads by itself.
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

/** Changes an import in the form that `import-again.mjs` writes. */
function withNeeds(code, imported, needs) {
  const call = `("${imported}",import.meta.url`;
  if (!code.includes(call)) throw new Error(`The import of ${imported} is not written as expected.`);
  return code.replace(call, `${call},!1,${JSON.stringify(needs)}`);
}

/** The first file that a module imports by `import()`. */
function importedBy(module, bundle) {
  const [id] = module?.dynamicallyImportedIds ?? [];
  return id && fileOf(id, bundle);
}

const fileOf = (id, bundle) =>
  Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.includes(id))?.fileName;
