import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as element from "../../packages/base/element/src/index.ts";
import { described } from "../descriptions/described.mjs";
import { withTables } from "../descriptions/readme.mjs";
import { at, filesBelow, packages } from "../workspace.mjs";
import { scaffold } from "./scaffold.mjs";

let root;
beforeAll(() => {
  mkdirSync(at(".cache"), { recursive: true });
  root = mkdtempSync(at(".cache/new-widget-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Returns paths of the types of `@quire/…` without an install. An exported style sheet has none. */
const paths = () =>
  Object.fromEntries(
    packages().flatMap(({ dir, manifest }) =>
      Object.entries(manifest.exports)
        .filter(([, target]) => target["quire-source"])
        .map(([name, target]) => [join(manifest.name, name), [join(dir, target["quire-source"])]]),
    ),
  );

it("gives every file and name the widget's own", () => {
  const folder = join(root, "packages/widgets/case-tile");
  scaffold("case-tile", { version: "1.2.3", folder });
  const files = filesBelow(folder);
  expect(files.map((file) => file.slice(folder.length + 1))).toContain("src/case-tile-view.tsx");
  expect(files.map((file) => readFileSync(file, "utf8")).join("\n")).not.toMatch(/my-?widget/i);
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
    name: "@quire/case-tile",
    version: "1.2.3",
  });
});

it("makes widgets in React and in plain DOM that type-check", async () => {
  const folders = { "case-row": false, "case-cell": true };
  for (const [name, dom] of Object.entries(folders))
    scaffold(name, { version: "0.0.0", folder: join(root, "packages/widgets", name), dom });
  const sources = Object.keys(folders).map((name) => join(root, "packages/widgets", name, "src"));
  const views = sources.flatMap(filesBelow).filter((file) => file.includes("-view."));
  expect(views).toEqual([join(sources[0], "case-row-view.tsx"), join(sources[1], "case-cell-view.ts")]);
  writeFileSync(
    join(root, "tsconfig.json"),
    JSON.stringify({
      extends: at("tsconfig.base.json"),
      compilerOptions: { noEmit: true, paths: paths() },
      include: [...sources, at("packages/base/loader/src/virtual.d.ts")],
      exclude: ["**/*.stories.tsx"],
    }),
  );
  const tsc = at("node_modules/typescript/bin/tsc");
  const result = await promisify(execFile)(process.execPath, [tsc, "--project", root]).catch(
    (error) => error,
  );
  expect(result.stdout).toBe("");
}, 60_000);

/** Returns the exports of a module that only imports `@quire/element`. */
function getExports(file) {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true };
  const { outputText } = ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions });
  const exported = {};
  const require = (name) => (name === "@quire/element" ? element : {});
  new Function("exports", "require", outputText)(exported, require);
  return exported;
}

it("has a README that matches its declaration", () => {
  const pattern = at("tools/new-widget/my-widget");
  const { myWidget } = getExports(join(pattern, "src/element.ts"));
  const readme = readFileSync(join(pattern, "README.md"), "utf8");
  const detail = "{ heading: string }";
  expect(withTables(readme, [described(myWidget, "", () => detail)])).toEqual({ text: readme, faults: [] });
});

it("refuses a name that is no valid tag name", () => {
  expect(() => scaffold("MyWidget", { version: "0.0.0", folder: join(root, "x") })).toThrow(
    "write it as my-widget",
  );
});

it("refuses a folder that already exists", () => {
  expect(() => scaffold("my-widget", { version: "0.0.0", folder: root })).toThrow("is there already");
});
