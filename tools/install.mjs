import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter } from "node:path";
import { at, root } from "./workspace.mjs";

const STAMP = at("node_modules/.quire-installed");
const windows = process.platform === "win32";

/** Returns the workspace's own Node. The Node that runs this script may be older. */
const workspaceNode = () =>
  [at("node_modules/node/bin/node"), at("node_modules/node/bin/node.exe")].find(existsSync);

function wanted() {
  const hash = createHash("sha256").update(process.platform + process.arch);
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"])
    hash.update(readFileSync(at(file)));
  return hash.digest("hex");
}

/** Runs the pnpm version that package.json names. npx downloads it if it is missing. */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  return run(windows ? "npx.cmd" : "npx", ["--yes", "--prefer-offline", packageManager, ...args]);
}

/** Installs the packages of the lock file, unless that was done already. */
export async function install() {
  const stamp = wanted();
  if (workspaceNode() && existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  console.log("Installing packages (about a minute the first time) …");
  const code = await pnpm("install", "--frozen-lockfile");
  if (code !== 0) throw new Error("The packages could not be installed; what pnpm printed above says why.");
  writeFileSync(STAMP, stamp);
}

/**
 * Runs a command in the workspace's folder until it ends. Ctrl-C in a terminal reaches the command directly; a signal
 * that only this process received is passed on.
 * @param {{ env?: Record<string, string>, stdin?: "ignore" | "inherit" }} options
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, stdin = "ignore" } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: [stdin, "inherit", "inherit"],
    shell: windows && command.endsWith(".cmd"),
    env: { ...process.env, PATH: `${at("node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}`, ...env },
  });
  const interrupt = () => setTimeout(() => child.kill("SIGINT"), 500).unref();
  const end = () => child.kill("SIGTERM");
  process.on("SIGINT", interrupt).on("SIGTERM", end);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      process.off("SIGINT", interrupt).off("SIGTERM", end);
      resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
    });
  });
}

/** Runs a script with the workspace's own Node. */
export const runNode = (script, args = [], options) =>
  run(workspaceNode() ?? process.execPath, [at(script), ...args], options);
