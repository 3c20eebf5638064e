import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import { build, minify } from "vite";
import { at } from "../workspace.mjs";

const folder = at("tools/bench/baselines");

/** Bundles a script with its libraries, minified as in any application. */
async function bundle(input) {
  const { output } = await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    define: { "process.env.NODE_ENV": '"production"' },
    build: { write: false, target: "chrome123", rollupOptions: { input: `${folder}/${input}` } },
  });
  return output.find(({ type }) => type === "chunk").code;
}

async function minifiedScript(file, changed = (code) => code) {
  const { code } = await minify(file, changed(await readFile(file, "utf8")));
  return code;
}

/**
 * Replaces the film's page with a local one that is the same for all contenders. The measurement ends when it
 * loads.
 */
const framedHere = (code) =>
  code.replaceAll(/https:\/\/www\.youtube-nocookie\.com\/embed\/[^`"']*/g, "/player.html");

const PLAYER = `<!doctype html><title>A film</title><body style="background:#17335c"><script>
  requestAnimationFrame(() => setTimeout(() => parent.postMessage("shown", "*")));
</script>`;
const POSTER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#17335c" d="M0 0h16v9H0z"/></svg>`;

const LITE_SCRIPT = fileURLToPath(import.meta.resolve("lite-youtube-embed/src/lite-yt-embed.js"));
const LITE_STYLE = fileURLToPath(import.meta.resolve("lite-youtube-embed/src/lite-yt-embed.css"));

async function minifiedStyle(filename) {
  const { code } = transform({ filename, code: await readFile(filename), minify: true });
  return code;
}

/** Returns the files of the two baselines by the path under which they are served. */
export async function baselineFiles() {
  return new Map([
    ["/baseline.css", await minifiedStyle(`${folder}/vanilla/page.css`)],
    ["/vanilla.js", await minifiedScript(`${folder}/vanilla/page.js`)],
    ["/reading.js", await minifiedScript(`${folder}/vanilla/reading.js`)],
    ["/shop.js", await minifiedScript(`${folder}/vanilla/shop.js`)],
    ["/r2wc.js", await bundle("r2wc/main.tsx")],
    ["/algolia.js", await bundle("algolia.js")],
    ["/lite.js", await minifiedScript(LITE_SCRIPT, framedHere)],
    ["/lite.css", await minifiedStyle(LITE_STYLE)],
    ["/player.html", PLAYER],
    ["/poster.svg", POSTER],
  ]);
}
