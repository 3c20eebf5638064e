import { install, runNode } from "./install.mjs";

/** Installs and builds whatever is missing or changed, then serves the example sites until Ctrl-C. */
async function start(args) {
  await install();
  if ((await runNode("tools/build.mjs")) !== 0) return 1;
  return runNode("examples/cms/dist/serve.js", ["--seed", ...args], { stdin: "inherit" });
}

process.exitCode = await start(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  return 1;
});
