import { existsSync } from "node:fs";
import { install, runNode } from "./install.mjs";
import { at } from "./workspace.mjs";

/** Runs tools/<name>.mjs with the workspace's Node, after an install if necessary. */
async function runTool(name, args) {
  const script = `tools/${name}.mjs`;
  if (!name || !existsSync(at(script))) throw new Error(`There is no ${script}.`);
  await install();
  return runNode(script, args, { stdin: "inherit" });
}

const [name, ...args] = process.argv.slice(2);
process.exitCode = await runTool(name, args).catch((error) => {
  console.error(error.message);
  return 1;
});
