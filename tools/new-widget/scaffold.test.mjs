import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { at, filesBelow, packages } from "../workspace.mjs";
import { scaffold } from "./scaffold.mjs";

let root;
beforeAll(() => {
  mkdirSync(at(".cache"), { recursive: true });
  root = mkdtempSync(at(".cache/new-widget-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Where the types of `@quire/…` are found without an install; a style sheet, exported as it is, has none. */
const paths = () =>
  Object.fromEntries(
    packages().flatMap(({ dir, manifest }) =>
      Object.entries(manifest.exports)
        .filter(([, target]) => typeof target === "object")
        .map(([name, target]) => [join(manifest.name, name), [join(dir, target["quire-source"])]]),
    ),
  );

it("gives every file and name the widget's own", () => {
  const folder = join(root, "packages/widgets/case-tile");
  scaffold("case-tile", "1.2.3", folder);
  const files = filesBelow(folder);
  expect(files.map((file) => file.slice(folder.length + 1))).toContain("src/case-tile-view.tsx");
  expect(files.map((file) => readFileSync(file, "utf8")).join("\n")).not.toMatch(/my-?widget/i);
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).toMatchObject({
    name: "@quire/case-tile",
    version: "1.2.3",
  });
});

it("makes a widget that type-checks", async () => {
  const folder = join(root, "packages/widgets/case-row");
  scaffold("case-row", "0.0.0", folder);
  writeFileSync(
    join(root, "tsconfig.json"),
    JSON.stringify({
      extends: at("tsconfig.base.json"),
      compilerOptions: { noEmit: true, paths: paths() },
      include: [join(folder, "src"), at("packages/base/loader/src/virtual.d.ts")],
      exclude: ["**/*.stories.tsx"],
    }),
  );
  const tsc = at("node_modules/typescript/bin/tsc");
  const result = await promisify(execFile)(process.execPath, [tsc, "--project", root]).catch(
    (error) => error,
  );
  expect(result.stdout).toBe("");
}, 60_000);

it("refuses a name that is no tag's", () => {
  expect(() => scaffold("MyWidget", "0.0.0", join(root, "x"))).toThrow("write it as my-widget");
});

it("refuses a folder that is there already", () => {
  expect(() => scaffold("my-widget", "0.0.0", root)).toThrow("is there already");
});
