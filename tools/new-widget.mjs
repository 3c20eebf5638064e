import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { pnpm, runNode } from "./install.mjs";
import { scaffold } from "./new-widget/scaffold.mjs";
import { at, published } from "./workspace.mjs";

/** Adds the widget to @quire/widgets, from which applications import every widget. */
function addToApplication(name) {
  const file = at("packages/entry/umbrella/package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const dependencies = Object.entries({ ...manifest.dependencies, [`@quire/${name}`]: "workspace:*" });
  manifest.dependencies = Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const index = at("packages/entry/umbrella/src/index.ts");
  writeFileSync(index, `export * from "@quire/${name}";\n${readFileSync(index, "utf8")}`);
}

/** Creates packages/widgets/<name> from the template, and registers it in the workspace. */
async function newWidget(name, dom) {
  if (!name)
    throw new Error("Name the widget: pnpm new:widget my-widget, or with --dom for a view in plain DOM.");
  const folder = `packages/widgets/${name}`;
  scaffold(name, { version: published()[0].manifest.version, folder: at(folder), dom });
  addToApplication(name);
  await runNode("node_modules/@biomejs/biome/bin/biome", [
    "check",
    "--write",
    "--log-level=error",
    folder,
    "packages/entry/umbrella",
  ]);
  await pnpm("install", "--prefer-offline");
  console.log(`Created ${folder}. To see it, run: pnpm storybook`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dom: { type: "boolean", default: false } },
});
await newWidget(positionals[0], values.dom).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
