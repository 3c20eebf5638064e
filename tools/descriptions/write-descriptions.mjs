import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { distributed, places } from "../build/places.mjs";
import { at } from "../workspace.mjs";
import { cssCustomData, htmlCustomData, sharedTokens } from "./custom-data.mjs";
import { customElementsManifest } from "./custom-elements-manifest.mjs";
import { declaredWidgets } from "./declared.mjs";
import { declaredTriggers, globalAttributes } from "./declared-triggers.mjs";
import { reactTags, svelteTags, vueTags } from "./tag-types.mjs";
import { webTypes } from "./web-types.mjs";

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** Editor data and types of widgets, by file name. */
const getFiles = (manifest, widgets, getPath, anywhere) => ({
  "custom-elements.json": json(customElementsManifest(widgets, getPath)),
  "web-types.json": json(webTypes(manifest, widgets, anywhere)),
  "html-custom-data.json": json(htmlCustomData(widgets, anywhere)),
  "css-custom-data.json": json(cssCustomData(widgets, sharedTokens())),
  "tags/react.d.ts": reactTags(widgets),
  "tags/vue.d.ts": vueTags(widgets),
  "tags/svelte.d.ts": svelteTags(widgets),
});

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/**
 * Writes the descriptions of its own widgets into each widget package's dist. Descriptions of all widgets and triggers
 * are written next to the page files, and the tags' types into the umbrella.
 */
export async function writeDescriptions() {
  const all = await declaredWidgets();
  const defines = places().widgets;
  for (const { dir, manifest, widgets } of all) {
    const getPath = ({ name }) => relative(dir, distributed(defines[name]));
    write(join(dir, "dist"), getFiles(manifest, widgets, getPath));
  }
  const { version } = all[0].manifest;
  const every = all.flatMap(({ widgets }) => widgets);
  const getPath = ({ name }) => `dist/widgets/${name}.js`;
  const triggers = (await declaredTriggers()).flatMap((one) => one.triggers);
  const overlays = every
    .filter(({ attributes }) => attributes.some(({ name }) => name === "open"))
    .map(({ name }) => name);
  const anywhere = globalAttributes(triggers, overlays);
  const files = getFiles({ name: "@quire/cdn", version }, every, getPath, anywhere);
  write(at("dist/cdn"), files);
  const tags = Object.entries(files).filter(([name]) => name.startsWith("tags/"));
  write(at("packages/entry/umbrella/dist"), Object.fromEntries(tags));
}
