import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at } from "../workspace.mjs";

const run = promisify(execFile);

/** A copy of the workspace, in which the steps of CONTRIBUTING.md are done. */
let copy;
const inCopy = (...args) =>
  run(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 }).catch(({ stdout, stderr }) => {
    throw new Error(`${args.join(" ")} failed:\n${stdout}${stderr}`);
  });
const tool = (name, ...args) => inCopy("tools/run.mjs", name, ...args);

/** Edits a file of the copy. Throws if a text to replace is not there. */
function edit(file, replacements) {
  let text = readFileSync(join(copy, file), "utf8");
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(join(copy, file), text);
}

beforeAll(async () => {
  mkdirSync(at(".cache"), { recursive: true });
  copy = mkdtempSync(at(".cache/contributor-"));
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const { stdout } = await run("git", listed, { cwd: at("."), maxBuffer: 2 ** 26 });
  for (const file of stdout.split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(at(file), join(copy, file), { force: true });
  }
  // The checks list the files that Git knows.
  await run("git", ["init", "--quiet"], { cwd: copy });
  await run("git", ["add", "--all"], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

// The steps follow each other. Each one installs, builds or checks a whole workspace.
const STEP = { timeout: 600_000 };

it("adds a widget in React and one in plain DOM", STEP, async () => {
  await tool("new-widget", "case-tile");
  await tool("new-widget", "case-badge", "--dom");
});

it("shows a new attribute in the README", STEP, async () => {
  edit("packages/widgets/case-tile/src/element.ts", [
    [
      "const attributes = {",
      'const attributes = {\n  subtitle: textAttribute("The text below the heading.", ""),',
    ],
  ]);
  edit("packages/widgets/case-tile/src/case-tile-view.tsx", [
    ["readonly heading: string;", "readonly heading: string;\n  readonly subtitle: string;"],
    ["({ heading, onGreet }", "({ heading, subtitle, onGreet }"],
    ["</h2>", "</h2>\n      <p>{subtitle}</p>"],
  ]);
  await tool("check", "descriptions", "--write");
  const readme = readFileSync(join(copy, "packages/widgets/case-tile/README.md"), "utf8");
  expect(readme).toContain("`subtitle`");
});

it("passes every check that needs no measurement", STEP, async () => {
  await run("git", ["add", "--all"], { cwd: copy });
  const ofSources = ["types", "lint", "layers", "specification", "tests", "openings", "unused", "only-tests"];
  await tool("check", ...ofSources, "descriptions", "hygiene", "client-entries");
});

it("passes the new widgets' own tests", STEP, async () => {
  const folders = ["packages/widgets/case-tile", "packages/widgets/case-badge"];
  const projects = ["--project", "node", "--project", "browser"];
  await inCopy("node_modules/vitest/vitest.mjs", "run", ...projects, ...folders);
});
