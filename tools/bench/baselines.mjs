import { readFile } from "node:fs/promises";
import { build } from "vite";
import { at } from "../workspace.mjs";

const folder = at("tools/bench/baselines");

/** The r2wc page's one script: React, its widgets and their stores, minified as any application's. */
async function bundleR2wc() {
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    define: { "process.env.NODE_ENV": '"production"' },
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: { write: false, target: "chrome123", rollupOptions: { input: `${folder}/r2wc/main.tsx` } },
  });
  return output.find(({ type }) => type === "chunk").code;
}

async function minified(file, loader) {
  const { transform } = await import("lightningcss");
  if (loader === "css") return transform({ filename: file, code: await readFile(file), minify: true }).code;
  const { minify } = await import("vite");
  return (await minify(file, await readFile(file, "utf8"))).code;
}

/** The files of the two baselines, by the path under which they are served. */
export async function baselineFiles() {
  const css = await minified(`${folder}/vanilla/page.css`, "css");
  return {
    "/vanilla/page.js": await minified(`${folder}/vanilla/page.js`, "js"),
    "/vanilla/page.css": css,
    "/r2wc/main.js": await bundleR2wc(),
  };
}
