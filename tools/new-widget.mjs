import { readFileSync, writeFileSync } from "node:fs";
import { pnpm, runNode } from "./install.mjs";
import { scaffold } from "./new-widget/scaffold.mjs";
import { at, published } from "./workspace.mjs";

/** Applications get every widget by @quire/widgets. */
function addToApplication(name) {
  const file = at("packages/entry/umbrella/package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  const dependencies = Object.entries({ ...manifest.dependencies, [`@quire/${name}`]: "workspace:*" });
  manifest.dependencies = Object.fromEntries(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  const index = at("packages/entry/umbrella/src/index.ts");
  writeFileSync(index, `export * from "@quire/${name}";\n${readFileSync(index, "utf8")}`);
}

/** Makes packages/widgets/<name> from the pattern, and tells the workspace of it. */
async function newWidget(name) {
  if (!name) throw new Error("Say the widget's name: pnpm new:widget my-widget");
  const folder = `packages/widgets/${name}`;
  scaffold(name, published()[0].manifest.version, at(folder));
  addToApplication(name);
  await runNode("node_modules/@biomejs/biome/bin/biome", [
    "check",
    "--write",
    "--log-level=error",
    folder,
    "packages/entry/umbrella",
  ]);
  await pnpm("install", "--prefer-offline");
  console.log(`${folder} is there. See it with: pnpm storybook`);
}

await newWidget(process.argv[2]).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
