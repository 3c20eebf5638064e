import { runNode } from "./install.mjs";

/** Builds, packs, and tries the packages in applications of all kinds: examples/consumers. */
const built = await runNode("tools/build.mjs");
process.exitCode =
  built || (await runNode("node_modules/vitest/vitest.mjs", ["run", "--project", "consumers"]));
