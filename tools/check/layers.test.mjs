import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { layers } from "./layers.mjs";

const root = mkdtempSync(join(tmpdir(), "quire-layers-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A package on disk, with its sources. */
function made(layer, folder, dependencies, sources) {
  const dir = join(root, layer, folder);
  for (const [file, text] of Object.entries(sources)) {
    const path = join(dir, "src", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const named = Object.fromEntries(dependencies.map((name) => [name, "*"]));
  return { layer, folder, dir, manifest: { name: `@quire/${folder}`, dependencies: named } };
}

const core = () => made("base", "core", [], { "index.ts": "export const core = 1;" });

it("passes a widget that imports what stands below it", () => {
  const widget = made("widgets", "cart", ["@quire/core"], { "index.ts": 'export * from "@quire/core";' });
  expect(layers([core(), widget])).toEqual({ ok: true, output: "" });
});

it("refuses an import upwards, in code and in the manifest", () => {
  const widget = made("widgets", "cart", [], { "index.ts": "export const cart = 1;" });
  const wrong = made("base", "frame", ["@quire/cart"], {
    "index.ts": 'import type { Cart } from "@quire/cart";',
  });
  const { output } = layers([widget, wrong]);
  expect(output).toContain("src/index.ts must not import widgets/cart");
  expect(output).toContain("base/frame/package.json must not depend on widgets/cart");
});

it("refuses an import from one widget to another, also on demand", () => {
  const one = made("widgets", "one", ["@quire/two"], {
    "index.ts": 'export const two = () => import("@quire/two");',
  });
  const two = made("widgets", "two", [], { "index.ts": "export const two = 1;" });
  expect(layers([one, two]).output).toContain("must not import widgets/two");
});

it("refuses what the manifest does not name", () => {
  const wrong = made("base", "frame", [], { "index.ts": 'export * from "valibot";' });
  expect(layers([wrong]).output).toContain("imports valibot, which its package.json does not name");
});

it("refuses a trigger that reaches React through another file, and says the way", () => {
  const service = made("services", "cart", ["react"], {
    "triggers/add.ts": 'export { trigger } from "../near.js";',
    "near.ts": 'import { useState } from "react"; export const trigger = useState;',
  });
  expect(layers([service]).output).toMatch(/triggers\/add\.ts → .*near\.ts → react/);
});

it("lets hooks of a service use React", () => {
  const service = made("services", "cart", ["react"], {
    "use-cart.ts": 'import { useState } from "react"; export const useCart = useState;',
  });
  expect(layers([service]).ok).toBe(true);
});
