import { closure } from "./closure.mjs";

/** A widget's declaration, and in one that its view waits until a reader turns to its shell. */
const DECLARATION = /defineWidget\(\{/;
const WAITS = /defineWidget\(\{(?![\s\S]*\bloading: "visible")[\s\S]*?\bshell\b/;

/**
 * Writes into each widget what its view will import: `needs: string[]`, paths from the loader's folder, without what the
 * element and the page's script have brought already. A page that expects the view then fetches just that, and asks
 * nobody first. The manifest is told which file the view is, and when it comes by itself.
 */
export function viewNeeds() {
  return {
    name: "quire-view-needs",
    generateBundle(_options, bundle) {
      const importsOf = (file) => closure(file, (name) => bundle[name]);
      // What every page has by the time when something is fetched ahead.
      const everywhere = ["page.js", ...bundle["page.js"].dynamicImports].flatMap((one) => [
        ...importsOf(one),
      ]);
      for (const [file, chunk] of Object.entries(bundle)) {
        if (!file.startsWith("widgets/")) continue;
        const there = new Set([...everywhere, ...importsOf(file)]);
        const modules = chunk.moduleIds.map((id) => this.getModuleInfo(id));
        const declaration = modules.find(({ code }) => DECLARATION.test(code ?? ""));
        const [imported] = declaration?.dynamicallyImportedIds ?? [];
        const view = imported && fileOf(imported, bundle);
        if (!view) continue;
        chunk.view = { file: view, loading: WAITS.test(declaration.code) ? "intent" : "visible" };
        const needs = [...importsOf(view)].filter((one) => !there.has(one));
        chunk.code = `${chunk.code.trimEnd()}export const needs=${JSON.stringify(needs)};\n`;
      }
    },
  };
}

const fileOf = (id, bundle) =>
  Object.values(bundle).find(({ moduleIds = [] }) => moduleIds.includes(id))?.fileName;
