import { brotliCompressSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { at } from "../workspace.mjs";
import { verdict } from "./command.mjs";
import { withSteadyNames } from "./sizes.mjs";

/**
 * Applications as Vite builds them without settings, with React: the scripts that load before the first interaction,
 * and their KB of 1,000 bytes after brotli.
 */
const ROWS = [
  { title: "React app: MiniCart", widgets: ["MiniCart"], files: 18, max: 135.5 },
  {
    title: "React app: eight widgets",
    widgets: [
      "AuthModal",
      "Header",
      "MiniCart",
      "Paywall",
      "ProductOptions",
      "SaveFlyout",
      "Search",
      "VideoPlayer",
    ],
    files: 37,
    max: 210.5,
  },
];

const ENTRY = "virtual:application";
/** A module of an application that has the packages. Imports resolve from there. */
const INSTALLED = at("examples/react-app/src/main.tsx");

const source = (widgets) => `
  import { ${widgets.join(", ")}, QuireProvider } from "@quire/widgets";
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  const widgets = [${widgets.join(", ")}].map((widget, key) => createElement(widget, { key }));
  createRoot(document.body).render(createElement(QuireProvider, {}, widgets));`;

/** Builds an application in memory. @returns its chunks by file name */
async function built(widgets) {
  const application = {
    name: "quire-application",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === ENTRY) return id;
      if (importer === ENTRY) return this.resolve(id, INSTALLED, { skipSelf: true });
    },
    load: (id) => (id === ENTRY ? source(widgets) : undefined),
  };
  const { output } = await build({
    root: at("examples/react-app"),
    configFile: false,
    logLevel: "silent",
    plugins: [application, react()],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  return new Map(output.filter(({ type }) => type === "chunk").map((chunk) => [chunk.fileName, chunk]));
}

/** Lists the scripts that load before the first interaction. */
function firstFiles(chunks) {
  const files = new Set([...chunks.values()].flatMap(({ isEntry, fileName }) => (isEntry ? fileName : [])));
  for (const file of files) for (const imported of chunks.get(file).imports) files.add(imported);
  return [...files];
}

async function measure({ title, widgets, files: maxFiles, max }) {
  const chunks = await built(widgets);
  const files = firstFiles(chunks);
  const sizes = files.map((file) => brotliCompressSync(withSteadyNames(chunks.get(file).code)).length);
  const kb = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  const line = `${title}: ${kb.toFixed(1)} of ${max} KB in ${files.length} of ${maxFiles} files`;
  return { line: `  ${line}`, fault: kb <= max && files.length <= maxFiles ? undefined : line };
}

/** Checks the first downloads of applications against their budgets. */
export async function appSizes(rows = ROWS) {
  const found = [];
  for (const row of rows) found.push(await measure(row));
  return {
    ...verdict(found.flatMap(({ fault }) => fault ?? [])),
    table: found.map(({ line }) => line).join("\n"),
  };
}
