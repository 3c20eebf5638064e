import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { onlyTests } from "./only-tests.mjs";

const root = mkdtempSync(join(tmpdir(), "quire-only-tests-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes a package with its sources to disk. */
function made(layer, folder, sources) {
  const dir = join(root, layer, folder);
  for (const [file, text] of Object.entries(sources)) {
    const path = join(dir, "src", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const exports = { ".": { "quire-source": "./src/index.ts" } };
  return { src: join(dir, "src"), owner: { dir, folder, manifest: { name: `@quire/${folder}`, exports } } };
}

const found = (...all) =>
  [...onlyTests(all).output.matchAll(/: (\w+) is used by tests alone/g)].map(([, name]) => name);

const service = (more = {}) =>
  made("services", "cart", {
    "index.ts": 'export { total } from "./total.js";',
    "total.ts": "export function total() { return 1; }",
    ...more,
  });

it("finds an export that only the index re-exports and only a test uses", () => {
  expect(found(service({ "total.test.ts": 'import { total } from "./total.js"; total();' }))).toEqual([
    "total",
  ]);
});

it("counts no name in a comment or in a package that does not import this one", () => {
  const other = made("widgets", "list", {
    "list.ts": "// total\nconst total = 2; export const list = total + total;",
  });
  expect(found(service(), other)).toEqual(["total", "list"]);
});

it("counts no equal name of a property or of another module's export", () => {
  const sources = {
    "of-cart.ts": "export const of = (cart: { total: number }) => cart.total; of({ total: 1 });",
    "other.ts": "export const total = 1; export const twice = () => total; twice();",
    "use.ts": 'import { total } from "./other.js"; total;',
  };
  expect(found(service(sources))).toEqual(["total"]);
});

it("accepts a use under another name, out of a namespace, or by a lazy import elsewhere", () => {
  const widget = made("widgets", "mini", {
    "define.ts": 'import { sum } from "./handed.js"; import * as own from "./own.js"; sum(own.one);',
    "handed.ts": 'export { total as sum } from "@quire/cart";',
    "own.ts": "export const one = 1; export const two = 2;",
    "later.ts": "export const view = 1; export const hidden = 1;",
    "load.ts": 'export const load = () => import("./later.js");',
    "use-later.ts": 'import { load } from "./load.js"; load().then(({ view }) => view);',
  });
  expect(found(service(), widget)).toEqual(["hidden", "two"]);
});

it("accepts a use in another source of the package, or of an importing package", () => {
  expect(found(service({ "use.ts": 'import { total } from "./total.js"; total();' }))).toEqual([]);
  const widget = made("widgets", "mini", {
    "define.ts": 'const { total } = await import("@quire/cart"); total();',
  });
  expect(found(service(), widget)).toEqual([]);
});

it("accepts a use in the own file, @public exports, and files that the build finds by their path", () => {
  const sources = {
    "total.ts": "export function total() { return 1; } export const twice = () => total() * 2; twice();",
    "for-others.ts": "/** @public for applications */\nexport const forOthers = 1;",
    "actions/add.ts": "export const action = 1;",
  };
  expect(found(service(sources))).toEqual([]);
});
