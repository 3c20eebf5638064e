import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { at, packages } from "../../../tools/workspace.mjs";

const run = promisify(execFile);
const TARBALLS = at(".cache/tarballs");
const STAMP = join(TARBALLS, "build");

/** Runs the workspace's pnpm version with the workspace's Node. @returns its output */
async function pnpm(
  cwd: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { packageManager } = JSON.parse(readFileSync(at("package.json"), "utf8"));
  // The folder of an application is outside the workspace and must not inherit its settings.
  const own = Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_config_/i.test(name));
  const path = [dirname(process.execPath), process.env["PATH"]].join(delimiter);
  const env = { ...Object.fromEntries(own), PATH: path, ...more };
  // pnpm was downloaded for the workspace, so npx makes no request to the registry.
  const npx = ["--yes", "--prefer-offline", packageManager];
  const printed = await run("npx", [...npx, ...args], { cwd, env, maxBuffer: 1e8 }).catch((error) => {
    throw new Error(`pnpm ${args.join(" ")} failed in ${cwd}:\n${error.stdout}\n${error.stderr}`);
  });
  return printed.stdout + printed.stderr;
}

/** Packs every package as a publish would, once for each build. */
async function tarballs(): Promise<Record<string, string>> {
  const build = readFileSync(at(".cache/build"), "utf8");
  if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== build) {
    rmSync(TARBALLS, { recursive: true, force: true });
    mkdirSync(TARBALLS, { recursive: true });
    await pnpm(at("."), ["--recursive", "--filter", "./packages/**", "pack", "--pack-destination", TARBALLS]);
    writeFileSync(STAMP, build);
  }
  const files = readdirSync(TARBALLS);
  return Object.fromEntries(
    packages().map(({ manifest: { name, version } }) => {
      const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
      if (!files.includes(file)) throw new Error(`${name} was not packed as ${file}.`);
      return [name, `file:${join(TARBALLS, file)}`];
    }),
  );
}

/** Vitest runs this before the first file, so that parallel files find the packed packages. */
export async function setup(): Promise<void> {
  await tarballs();
}

/** Copies a consumer to a folder outside the workspace, and installs it there only from tarballs. */
export async function installConsumer(name: string): Promise<string> {
  const packed = await tarballs();
  const dir = mkdtempSync(join(tmpdir(), `quire-${name}-`));
  cpSync(at("examples/consumers", name), dir, {
    recursive: true,
    filter: (file) => basename(file) !== "node_modules",
  });
  // Dependencies between packages come from the tarballs too.
  const overrides = Object.entries(packed).map(([one, file]) => `  "${one}": "${file}"`);
  writeFileSync(
    join(dir, "pnpm-workspace.yaml"),
    [
      "packages: [.]",
      "dangerouslyAllowAllBuilds: false",
      "strictDepBuilds: false",
      "overrides:",
      ...overrides,
      "",
    ].join("\n"),
  );
  await pnpm(dir, ["install", "--prefer-offline", "--no-frozen-lockfile", "--reporter=append-only"]);
  return dir;
}

/** Runs a script of the consumer's own package.json. @returns its output */
export const runScript = (
  dir: string,
  script: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> => pnpm(dir, ["run", script], env);

export const removeConsumer = (dir: string): void => rmSync(dir, { recursive: true, force: true });
