import { runNode } from "./install.mjs";

/** Keeps how stories look now, all of them or those of the files that are named; what has changed shows in Git. */
const args = ["run", "--project", "storybook", ...process.argv.slice(2)];
process.exitCode = await runNode(
  "node_modules/vitest/vitest.mjs",
  [...args, "--update"], // Last: a name behind it would be its value.
  { env: { QUIRE_LOOKS: "compare" } },
);
