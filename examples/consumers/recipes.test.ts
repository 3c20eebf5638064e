import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { at } from "../../tools/workspace.mjs";

const read = (file: string) => readFileSync(at(file), "utf8");

/** Returns the code blocks of a guide, without a first line that names their file. */
const getBlocks = (guide: string) =>
  [...read(guide).matchAll(/^```tsx?\n(?:\/\/ \S+\n)?(.*?)^```/gms)].map(([, code]) => code?.trim() ?? "");

it.each([
  ["vite-router/src/root.tsx", 0],
  ["next-site/app/providers.tsx", 1],
  ["vite-tanstack/src/root.tsx", 2],
  ["vue/src/main.js", 3],
])("shows in the guide to routers what %s runs (beyond-352)", (file, index) => {
  const lines = getBlocks("docs/guides/routers.md")[index]?.split(/\n\n/) ?? [];
  expect(lines.length).toBeGreaterThan(1);
  for (const part of lines) expect(read(`examples/consumers/${file}`)).toContain(part);
});

it.each([
  ["src/readme.test.tsx", 0],
  ["src/gift-link.browser.test.ts", 1],
  ["e2e/cart.spec.ts", 2],
  ["src/mini-cart.stories.tsx", 3],
])("shows in the README of @quire/testing what %s runs (beyond-353)", (file, index) => {
  const code = getBlocks("packages/entry/testing/README.md")[index];
  expect(read(`examples/consumers/testing/${file}`).trim()).toBe(code);
});
