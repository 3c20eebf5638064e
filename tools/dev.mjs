import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { runNode } from "./install.mjs";
import { at } from "./workspace.mjs";

const IGNORED = /(^|\/)(node_modules|dist|\.data|\.cache)(\/|$)|\.(test|stories)\.tsx?$/;

let server;
let waiting;
let building = false;
let again = false;

function serve() {
  server?.kill("SIGTERM");
  const next = () => {
    const main = at("examples/cms/dist/serve.js");
    server = spawn(process.execPath, [main, ...process.argv.slice(2)], { stdio: "inherit" });
  };
  if (server && server.exitCode === null) server.once("exit", next);
  else next();
}

/** Builds, and serves anew when that went well; a change in mid-build means once more. */
async function rebuild() {
  if (building) {
    again = true;
    return;
  }
  building = true;
  if ((await runNode("tools/build.mjs")) === 0) serve();
  building = false;
  if (again) {
    again = false;
    await rebuild();
  }
}

function changed(_event, file) {
  if (!file || IGNORED.test(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(rebuild, 200);
}

// Ctrl-C reaches the server by itself; this process goes when the server has.
process.once("SIGINT", () => {
  if (!server || server.exitCode !== null) process.exit(0);
  server.once("exit", () => process.exit(0));
});
for (const folder of ["packages", "examples"]) watch(at(folder), { recursive: true }, changed);
await rebuild();
