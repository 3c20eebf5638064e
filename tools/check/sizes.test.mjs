import { expect, it } from "vitest";
import { getSizes, withSteadyNames } from "./sizes.mjs";

const file = (brotli, imports = [], lazy = []) => ({ brotli, imports, lazy });

const build = {
  "page.js": file(100, [], ["chunks/cart-12345678.js"]),
  "chunks/react-12345678.js": file(50_000),
  "chunks/cart-12345678.js": file(900),
  "chunks/case-12345678.js": file(700),
  "widgets/one.js": {
    ...file(300, [], ["chunks/one-view-12345678.js"]),
    view: { file: "chunks/one-view-12345678.js" },
  },
  "chunks/one-view-12345678.js": file(
    2_000,
    ["chunks/react-12345678.js"],
    ["chunks/case-12345678.js", "chunks/cart-12345678.js"],
  ),
  "widgets/two.js": {
    ...file(1_000, [], ["chunks/two-view-12345678.js"]),
    view: { file: "chunks/two-view-12345678.js" },
  },
  "chunks/two-view-12345678.js": file(2_000, ["chunks/react-12345678.js"]),
};

it("adds up files with everything that they need before they run", () => {
  expect(getSizes(build, [{ title: "two", files: ["widgets/two.js"], max: 60 }]).table).toContain("53.0");
});

it("leaves out the views of a page without interaction", () => {
  const row = { title: "two", files: ["widgets/two.js"], unturned: true, max: 60 };
  expect(getSizes(build, [row]).table).toContain("1.0 of    60");
});

it("counts the files that a first click waits for, beyond its element and every page's", () => {
  const overlay = {
    ...build,
    "page.js": file(100, [], ["chunks/idle-12345678.js"]),
    "chunks/idle-12345678.js": file(100, ["chunks/cart-12345678.js"]),
    "widgets/one.js": { ...build["widgets/one.js"], imports: ["chunks/frame-12345678.js"] },
    "chunks/frame-12345678.js": file(100),
    "chunks/one-view-12345678.js": file(2_000, [
      "page.js",
      "chunks/cart-12345678.js",
      "chunks/frame-12345678.js",
      "chunks/react-12345678.js",
    ]),
  };
  const judge = (max) => getSizes(overlay, [{ title: "one, pressed", pressed: "one", max }]).table;
  expect(judge(2)).toMatch(/✓ one, pressed +2 of +2 files/);
  expect(judge(1)).toContain("1 files too much");
});

it("reports by how much a size exceeds its budget", () => {
  const { ok, table } = getSizes(build, [{ title: "page", files: ["page.js"], chunks: ["cart"], max: 0.5 }]);
  expect(ok).toBe(false);
  expect(table).toContain("0.5 KB too much");
});

it("refuses a chunk that must not be loaded", () => {
  const { table } = getSizes(build, [
    { title: "two", files: ["widgets/two.js"], without: ["react"], max: 60 },
  ]);
  expect(table).toContain("chunks/react-12345678.js must not be needed");
});

it("refuses a row that names no file of the build", () => {
  expect(getSizes(build, [{ title: "gone", files: ["widgets/three.js"], max: 9 }]).ok).toBe(false);
});

it("refuses an element that needs React", () => {
  const early = { ...build, "widgets/two.js": file(10, ["chunks/react-12345678.js"]) };
  expect(getSizes(early, []).table).toContain("widgets/two.js needs React before it runs");
});

it("counts the same size for any hashes in the names of imported files", () => {
  const importing = (hash) =>
    `import{a}from"./one-view-${hash}.js";const later=()=>import("../chunks/cart-${hash}.js")`;
  const one = withSteadyNames(importing("x7-_aB9z"));
  expect(one).toBe(withSteadyNames(importing("12345678")));
  expect(one).toHaveLength(importing("12345678").length);
  expect(one).toContain('from"./one-view-');
});

it("counts the same size of a loader for any hash of the manifest", () => {
  const loader = (sign) => `const root="sha384-${sign.repeat(64)}";import("./page.js")`;
  expect(withSteadyNames(loader("a"))).toBe(withSteadyNames(loader("/")));
  expect(withSteadyNames(loader("a"))).toHaveLength(loader("a").length);
});
