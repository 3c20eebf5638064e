import { join, relative } from "node:path";
import { published, root } from "../workspace.mjs";

/** All scripts that packages export, as built. */
const entries = published().flatMap(({ dir, manifest }) =>
  Object.values(manifest.exports)
    .map((target) => target.default)
    .filter((target) => target?.endsWith(".js"))
    .map((target) => join(dir, target)),
);

for (const file of entries) {
  await import(file).catch(({ message }) => {
    console.log(`${relative(root, file)}: ${message}`);
    process.exitCode = 1;
  });
}
