import { runNode } from "./install.mjs";

/** Keeps how stories look now, all of them or those of the files that are named; what has changed shows in Git. */
process.exitCode = await runNode("node_modules/vitest/vitest.mjs", [
  ...["run", "--project", "storybook"],
  ...process.argv.slice(2),
  "--update", // Last: a name behind it would be its value.
]);
