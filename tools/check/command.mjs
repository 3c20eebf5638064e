import { spawn } from "node:child_process";
import { at, root } from "../workspace.mjs";

/**
 * Runs a tool of the workspace and returns its output.
 * @param {string} script a JavaScript file, from the workspace's folder
 * @param {string[]} flags of Node itself
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function command(script, args, flags = []) {
  const child = spawn(process.execPath, [...flags, at(script), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = [];
  child.stdout.on("data", (data) => output.push(data));
  child.stderr.on("data", (data) => output.push(data));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(output).toString().trim() }),
    );
  });
}

/** Returns the result of a check, which passes if there are no faults. */
export const verdict = (faults) => ({ ok: faults.length === 0, output: faults.join("\n") });
