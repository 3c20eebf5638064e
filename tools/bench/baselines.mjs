import { readFile } from "node:fs/promises";
import { transform } from "lightningcss";
import { build, minify } from "vite";
import { at } from "../workspace.mjs";

const folder = at("tools/bench/baselines");

/** The r2wc page's one script: React, its widgets and their stores, minified as any application's. */
async function bundleR2wc() {
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "chrome123", rollupOptions: { input: `${folder}/r2wc/main.tsx` } },
  });
  return output.find(({ type }) => type === "chunk").code;
}

async function minifiedScript(file) {
  const { code } = await minify(file, await readFile(file, "utf8"));
  return code;
}

async function minifiedStyle(filename) {
  const { code } = transform({ filename, code: await readFile(filename), minify: true });
  return code;
}

/** The files of the two baselines, by the path under which they are served. */
export async function baselineFiles() {
  return new Map([
    ["/baseline.css", await minifiedStyle(`${folder}/vanilla/page.css`)],
    ["/vanilla.js", await minifiedScript(`${folder}/vanilla/page.js`)],
    ["/reading.js", await minifiedScript(`${folder}/vanilla/reading.js`)],
    ["/r2wc.js", await bundleR2wc()],
  ]);
}
