import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { browserslistToTargets, transform } from "lightningcss";

const STYLE = /\.css\?inline$/;

/** Browsers of 2024 and later: nesting and `@layer` stay as written. */
export const targets = browserslistToTargets(["chrome 123", "edge 123", "firefox 124", "safari 17.4"]);

/** `import sheet from "./x.css?inline"` gives the minified text of the sheet, as Vite does. */
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
      const { code, warnings } = transform({
        filename: file,
        code: await readFile(file),
        minify: true,
        targets,
      });
      for (const { message, loc } of warnings) this.warn(`${file}:${loc.line}: ${message}`);
      return `export default ${JSON.stringify(code.toString())};`;
    },
  };
}
