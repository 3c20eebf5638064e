import { readFile } from "node:fs/promises";
import { places } from "./places.mjs";
import { minified } from "./styles.mjs";

/**
 * Writes the style sheets to which pages link, to reserve a widget's space before its script runs.
 * `src/page.css` of a widget's folder becomes `styles/<folder>.css`.
 */
export function pageStyles() {
  return {
    name: "quire-page-styles",
    buildStart() {
      for (const file of Object.values(places().pageStyles)) this.addWatchFile(file);
    },
    async generateBundle() {
      for (const [name, filename] of Object.entries(places().pageStyles)) {
        const { code } = minified(filename, await readFile(filename));
        this.emitFile({ type: "asset", fileName: `styles/${name}.css`, source: code });
      }
    },
  };
}
