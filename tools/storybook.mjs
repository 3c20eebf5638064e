import { runNode } from "./install.mjs";

process.exitCode = await runNode(
  "node_modules/storybook/dist/bin/dispatcher.js",
  ["dev", "--port", "6006", "--no-open", "--disable-telemetry", ...process.argv.slice(2)],
  { stdin: "inherit" },
);
