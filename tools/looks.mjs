import { runNode } from "./install.mjs";

/** Stores the current screenshots of all stories, or of the stories in the given files. Git shows the changes. */
const args = ["run", "--project", "storybook", ...process.argv.slice(2)];
process.exitCode = await runNode(
  "node_modules/vitest/vitest.mjs",
  [...args, "--update"], // The flag is last, because a following name would become its value.
  { env: { QUIRE_LOOKS: "compare" } },
);
