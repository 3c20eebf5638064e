import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { layers } from "./layers.mjs";

let root;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "quire-layers-")));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Writes a package with its sources to disk. Other packages import it by its name. */
function made(place, name, sources) {
  const exports = { ".": { "quire-source": "./src/index.ts" } };
  write(`packages/${place}/package.json`, JSON.stringify({ name, exports }));
  for (const [file, text] of Object.entries(sources)) write(`packages/${place}/src/${file}`, text);
  const link = join(root, "node_modules", name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(root, "packages", place), link);
}

const found = (all = []) => layers({ baseDir: root, all });
const core = () => made("base/core", "@quire/core", { "index.ts": "export const core = 1;" });

it("accepts a widget that imports lower layers", async () => {
  core();
  made("widgets/cart", "@quire/cart", { "index.ts": 'export * from "@quire/core";' });
  expect(await found()).toEqual({ ok: true, output: "" });
});

it("refuses an import of a higher layer, also of a type", async () => {
  made("widgets/cart", "@quire/cart", { "index.ts": "export interface Cart {}" });
  made("base/core", "@quire/core", { "index.ts": 'export type { Cart } from "@quire/cart";' });
  const { output } = await found();
  expect(output).toContain(
    "packages/base/core/src/index.ts → packages/widgets/cart/src/index.ts: not-upwards",
  );
});

it("refuses an import from one widget to another, also a lazy one", async () => {
  made("widgets/one", "@quire/one", { "index.ts": 'export const two = () => import("@quire/two");' });
  made("widgets/two", "@quire/two", { "index.ts": "export const two = 1;" });
  expect((await found()).output).toContain("not-its-neighbour");
});

it("refuses a path into another package instead of its name", async () => {
  core();
  made("widgets/cart", "@quire/cart", { "index.ts": 'export * from "../../../base/core/src/index.js";' });
  expect((await found()).output).toContain("by-its-name");
});

it("refuses a cycle, also of types", async () => {
  made("base/core", "@quire/core", {
    "index.ts": 'import type { B } from "./b.js"; export interface A { b: B }',
    "b.ts": 'import type { A } from "./index.js"; export interface B { a: A }',
  });
  expect((await found()).output).toContain("no-circle");
});

it("rejects a service's import of a later service, or of a file other than its index", async () => {
  made("services", "@quire/services", {
    "client/index.ts": 'export * from "../cart/index.js";',
    "cart/index.ts": 'export { told } from "../session/tell.js";',
    "session/tell.ts": "export const told = 1;",
  });
  const { output } = await found();
  expect(output).toContain("client/index.ts → packages/services/src/cart/index.ts: not-in-its-row");
  expect(output).toContain("cart/index.ts → packages/services/src/session/tell.ts: by-its-index");
});

it("refuses imports of the bridge by the rest of core", async () => {
  made("base/core", "@quire/core", {
    "index.ts": 'export * from "./bridge/index.js";',
    "bridge/index.ts": "export const gate = 1;",
  });
  expect((await found()).output).toContain("core-first");
});

const service = { layer: "services", folder: "cart" };

it("refuses a trigger that reaches React through another file, and names the path", async () => {
  made("services", "@quire/services", {
    "cart/actions/add.ts": 'export { action } from "../near.js";',
    "cart/near.ts": 'import { useState } from "react"; export const action = useState;',
  });
  const { output } = await found([{ ...service, src: join(root, "packages/services/src/cart") }]);
  expect(output).toMatch(/actions\/add\.ts → .*near\.ts → react/);
});

it("accepts React in hooks of a service", async () => {
  made("services", "@quire/services", {
    "cart/use-cart.ts": 'import { useState } from "react"; export const useCart = useState;',
  });
  expect((await found([{ ...service, src: join(root, "packages/services/src/cart") }])).ok).toBe(true);
});
