import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { filesBelow } from "../workspace.mjs";

/**
 * Makes every address below the base relative, so that any folder of any static host can hold the site.
 * @param folder the built site
 * @param base the base that the build used; no text of the site contains it
 */
export function makeRelative(folder, base) {
  const inScript = new RegExp(`(["'\`])${base}([^"'\`]*)\\1`, "g");
  for (const file of filesBelow(folder)) {
    const up = `${relative(dirname(file), folder) || "."}/`;
    if (/\.(html|css)$/.test(file)) rewrite(file, (text) => text.replaceAll(base, up));
    if (/\/_astro\/.*\.js$/.test(file))
      rewrite(file, (text) =>
        text.replaceAll(inScript, (_match, _quote, rest) => `(new URL("${up}${rest}",import.meta.url).href)`),
      );
  }
}

function rewrite(file, change) {
  const text = readFileSync(file, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}
