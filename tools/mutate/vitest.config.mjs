import { basename, dirname } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { browser, INSTALLED, keepsSources, optimizeDeps, source } from "../test/sources.mjs";
import { at, root } from "../workspace.mjs";

/** The folder whose tests run, set by tools/mutate.mjs: `packages/base/core/src`. */
const FOLDER = process.env.QUIRE_MUTATE;

/** Milliseconds of a wait. It is short, because hundreds of mutants wait in vain. */
const WAIT_TIMEOUT_MS = Number(process.env.QUIRE_PATIENCE);

/** The original tree, which contains Stryker's copies: `<tree>/.cache/mutate/sandbox-…`. */
const original = basename(dirname(root)) === "mutate" ? dirname(dirname(dirname(root))) : root;

/** Redirects installed packages, which are links into the original tree, to the copy. */
const resolveInSandbox = () => ({
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
  // A separate cache folder, so that a parallel run of the tests does not interfere.
  cacheDir: at(".cache/vite"),
  optimizeDeps,
  server: { fs: { allow: [original] }, ...keepsSources },
};

export default defineConfig({
  test: {
    projects: [
      {
        ...project,
        plugins: [resolveInSandbox(), ...source.plugins],
        test: {
          name: "node",
          include: [`${FOLDER}/**/*.test.{ts,tsx}`],
          exclude: [...INSTALLED, "**/*.browser.test.{ts,tsx}"],
        },
      },
      {
        ...project,
        plugins: [resolveInSandbox(), ...source.plugins, react()],
        test: {
          name: "browser",
          include: [`${FOLDER}/**/*.browser.test.{ts,tsx}`],
          exclude: INSTALLED,
          setupFiles: [at("tools/mutate/each-browser-file.mjs")],
          provide: { patience: WAIT_TIMEOUT_MS },
          expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
          testTimeout: WAIT_TIMEOUT_MS + 2_500,
          browser: browser(),
        },
      },
    ],
  },
});
