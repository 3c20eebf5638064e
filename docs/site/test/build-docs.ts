import { spawnSync } from "node:child_process";
import { at } from "../../../tools/workspace.mjs";

/** Builds the site before its tests. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, [at("tools/docs.mjs")], { stdio: "inherit" });
  if (status !== 0) throw new Error("npm run docs failed.");
}
