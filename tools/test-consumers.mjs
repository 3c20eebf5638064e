import { runNode } from "./install.mjs";

/** Builds and packs the packages, and tests them in applications of several kinds: examples/consumers. */
const built = await runNode("tools/build.mjs");
process.exitCode =
  built || (await runNode("node_modules/vitest/vitest.mjs", ["run", "--project", "consumers"]));
