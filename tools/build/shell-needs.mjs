import { closure } from "./closure.mjs";

/**
 * Writes into each shell what its widget will import: `needs: string[]`, paths from the loader's folder, without what
 * the shell and the page's script have brought already. A page that expects the widget then fetches just that, and
 * asks nobody first.
 */
export function shellNeeds() {
  return {
    name: "quire-shell-needs",
    generateBundle(_options, bundle) {
      const importsOf = (file) => closure(file, (name) => bundle[name]);
      // What every page has by the time when something is fetched ahead.
      const everywhere = ["page.js", ...bundle["page.js"].dynamicImports].flatMap((one) => [
        ...importsOf(one),
      ]);
      for (const [file, chunk] of Object.entries(bundle)) {
        const name = file.match(/^shells\/(.+)$/)?.[1];
        if (!name) continue;
        const there = new Set([...everywhere, ...importsOf(file)]);
        const needs = [...importsOf(`widgets/${name}`)].filter((one) => !there.has(one));
        chunk.code = `${chunk.code.trimEnd()}export const needs=${JSON.stringify(needs)};\n`;
      }
    },
  };
}
