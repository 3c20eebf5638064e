import { basename, dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { browser, INSTALLED, keepsSources, optimizeDeps, source } from "../test/sources.mjs";
import { at, root } from "../workspace.mjs";

/** The folder whose tests run, as tools/mutate.mjs names it: `packages/base/core/src`. */
const FOLDER = process.env.QUIRE_MUTATE;

/** Milliseconds: a mutant that waits for what never comes must not wait for long, there are hundreds. */
const PATIENCE = Number(process.env.QUIRE_PATIENCE);

/** The tree that was copied, below which Stryker keeps its copies: `<tree>/.cache/mutate/sandbox-…`. */
const original = basename(dirname(root)) === "mutate" ? dirname(dirname(dirname(root))) : root;

/** Installed packages are links into the tree that was copied; what they lead to is taken from the copy instead. */
const inSandbox = () => ({
  name: "quire-in-sandbox",
  enforce: "pre",
  async resolveId(id, importer, options) {
    if (!id.startsWith("@quire/") || original === root) return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace(original, root) };
  },
});

const project = {
  ...source,
  // Beside a run of the tests themselves: each prepares dependencies where the other does not look.
  cacheDir: at(".cache/vite"),
  optimizeDeps,
  server: { fs: { allow: [original] }, ...keepsSources },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...project,
        plugins: [inSandbox(), ...source.plugins],
        test: {
          name: "node",
          include: [`${FOLDER}/**/*.test.{ts,tsx}`],
          exclude: [...INSTALLED, "**/*.browser.test.{ts,tsx}"],
        },
      },
      {
        ...project,
        plugins: [inSandbox(), ...source.plugins, react()],
        test: {
          name: "browser",
          include: [`${FOLDER}/**/*.browser.test.{ts,tsx}`],
          exclude: INSTALLED,
          setupFiles: [at("tools/mutate/each-browser-file.mjs")],
          provide: { patience: PATIENCE },
          expect: { poll: { timeout: PATIENCE } },
          testTimeout: PATIENCE + 2_500,
          browser: browser(),
        },
      },
    ],
  },
});
