import { join, relative } from "node:path";
import { packages, root } from "../workspace.mjs";

/** What is for tests runs in Vitest alone. */
const isForTests = ({ manifest }) => Boolean(manifest.peerDependencies?.vitest);

/** Every script that a package exports, as it was built. */
const published = packages().filter((one) => !isForTests(one));
const entries = published.flatMap(({ dir, manifest }) =>
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
