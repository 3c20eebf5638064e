import { addressFrom, closure } from "./closure.mjs";

/** Finds a widget's declaration, and one whose view waits until a user turns to its shell. */
const DECLARATION = /defineWidget\(\{/;
const WAITS = /defineWidget\(\{(?![\s\S]*\bloading: "visible")[\s\S]*?\bshell\b/;

/** The module of a widget's initial content, which can import its rare forms. */
const INITIAL = /\/initial\.js$/;

/**
 * Writes the further imports of each widget's view, and of its lazy initial content, into the import of that
 * file. All of them are then fetched at the same time. Files that the element or the page's script has loaded
 * are left out. The manifest gets the file of the view, and the time when the view loads by itself.
 */
export function viewNeeds() {
  return {
    name: "quire-view-needs",
    generateBundle(_options, bundle) {
      const getImports = (file) => closure(file, (name) => bundle[name]);
      // Every page has these files before the first prefetch.
      const everywhere = ["page.js", ...bundle["page.js"].dynamicImports].flatMap((one) => [
        ...getImports(one),
      ]);
      for (const [file, chunk] of Object.entries(bundle)) {
        if (!file.startsWith("widgets/")) continue;
        const there = new Set([...everywhere, ...getImports(file)]);
        const modules = chunk.moduleIds.map((id) => this.getModuleInfo(id));
        const declaration = modules.find(({ code }) => DECLARATION.test(code ?? ""));
        const [view] = importedBy(declaration, bundle);
        if (!view) continue;
        chunk.view = { file: view, loading: WAITS.test(declaration.code) ? "intent" : "visible" };
        const initial = importedBy(
          modules.find(({ id }) => INITIAL.test(id)),
          bundle,
        );
        for (const imported of [view, ...initial]) {
          const needs = [...getImports(imported)].filter((one) => one !== imported && !there.has(one));
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

/** Returns the files that a module imports by `import()`. */
const importedBy = (module, bundle) =>
  (module?.dynamicallyImportedIds ?? []).map((id) => getFile(id, bundle)).filter(Boolean);

const getFile = (id, bundle) =>
  Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.includes(id))?.fileName;
