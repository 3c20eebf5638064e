import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { browserslistToTargets, Features, transform } from "lightningcss";

const STYLE = /\.css\?inline$/;

/** Browsers of 2024 and later, so nesting and `@layer` stay unchanged. */
const targets = browserslistToTargets(["chrome 123", "edge 123", "firefox 124", "safari 17.4"]);

/**
 * Minifies a sheet. `light-dark()` stays unchanged too, behind `@supports`. Its replacement would ignore a
 * color scheme from a variable, which widgets use, and give no color at all.
 * @param {string} filename
 * @param {Uint8Array} code
 */
export const minified = (filename, code) =>
  transform({ filename, code, minify: true, targets, exclude: Features.LightDark });

/** Resolves `import sheet from "./x.css?inline"` to the minified text of the sheet, as Vite does. */
export function styles() {
  return {
    name: "quire-styles",
    resolveId(id, importer) {
      if (STYLE.test(id) && importer) return resolve(dirname(importer), id);
    },
    async load(id) {
      if (!STYLE.test(id)) return;
      const file = id.split("?")[0];
      this.addWatchFile(file);
      const { code, warnings } = minified(file, await readFile(file));
      for (const { message, loc } of warnings) this.warn(`${file}:${loc.line}: ${message}`);
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
