import { runNode } from "./install.mjs";

/** Builds, and runs the rendering and end-to-end tests with Preact in place of React. */
const built = await runNode("tools/build.mjs");
process.exitCode =
  built ||
  (await runNode("node_modules/vitest/vitest.mjs", ["run", "--project", "light", "--project", "e2e-light"], {
    env: { QUIRE_LIGHT: "all" },
  }));
