import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { at } from "../workspace.mjs";
import { places } from "./places.mjs";
import { minified } from "./styles.mjs";

const THEMES = at("packages/entry/umbrella/src/themes");

/** Finds the style sheets to which pages link, by the name of the built file. */
const linkedSheets = () => [
  ...Object.entries(places().pageStyles).map(([name, file]) => [`styles/${name}.css`, file]),
  ...readdirSync(THEMES)
    .filter((name) => name.endsWith(".css"))
    .map((name) => [`themes/${name}`, join(THEMES, name)]),
];

/**
 * Writes the style sheets to which pages link. `src/page.css` of a widget's folder becomes `styles/<folder>.css`, which
 * reserves the widget's space before its script runs. Themes keep their names.
 */
export function pageStyles() {
  return {
    name: "quire-page-styles",
    buildStart() {
      for (const [, file] of linkedSheets()) this.addWatchFile(file);
    },
    async generateBundle() {
      for (const [fileName, file] of linkedSheets()) {
        const { code } = minified(file, await readFile(file));
        this.emitFile({ type: "asset", fileName, source: code });
      }
    },
  };
}
