import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { preactAliases } from "./tools/build/preact.mjs";
import { compareLook } from "./tools/test/looks.mjs";
import { browser, INSTALLED, keepsSources, optimizeDeps, source } from "./tools/test/sources.mjs";

const IN_BROWSER = "**/*.browser.test.{ts,tsx}";
/** Tests of a consumer run inside its own installation. */
const OF_CONSUMERS = "examples/consumers/*/{src,test}/**";
const BROWSER_FILE = "tools/test/each-browser-file.mjs";
const END_TO_END = "examples/cms/e2e/**/*.e2e.test.ts";

/** The oldest React that packages take as their peer, in place of the workspace's own. */
const react18 = [
  { find: /^react($|\/)/, replacement: "react-18$1" },
  { find: /^react-dom($|\/)/, replacement: "react-dom-18$1" },
];

/** What stands between React and the widgets, and some of those: tried with what may stand in for the workspace's React. */
const ON_REACT = [
  "packages/base/{element,ui}/src/*.browser.test.tsx",
  "packages/widgets/{auth-modal,mini-cart,stream-list}/src/conformance.browser.test.{ts,tsx}",
];

/** `npm run test:all` runs every test on the light build; by itself the project runs its main flows. */
const IS_ALL_LIGHT = process.env.QUIRE_LIGHT === "all";
const LIGHT_BUILD = fileURLToPath(new URL("dist/cdn-light", import.meta.url));
/** `npm run test:all` and `pnpm looks` compare each story with its picture. */
const COMPARES_LOOKS = process.env.QUIRE_LOOKS === "compare";
const ENGINE_TESTS = "examples/cms/e2e/engines/*.e2e.test.ts";
/** Tests of all pages, random orders, unusual hosts and single widgets. `npm run test:all` runs them. */
const SWEEPS = "examples/cms/e2e/{hosts,sweeps}/*.e2e.test.ts";
const MAIN_FLOWS = "examples/cms/e2e/engines/chromium.e2e.test.ts";

/** Where Vitest watches, sources change. */
const server = process.argv.includes("run") ? keepsSources : {};

/** It asserts a time: it runs where nothing else does. */
const DEV = "tools/dev.test.mjs";

/** Most browser tests wait for a frame or a timer, so two processors have room for three at a time. */
const inBrowser = () => ({
  sequence: { groupOrder: 1 },
  expect: { poll: { timeout: 10_000, interval: 10 } },
  testTimeout: 30_000,
  maxWorkers: 3,
  browser: browser(),
});

/** A worker reads the reference API and starts a browser once for all its files. */
const endToEnd = {
  sequence: { groupOrder: 3 },
  isolate: false,
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  hookTimeout: 120_000,
  maxWorkers: 2,
};

export default defineConfig({
  test: {
    // One kind after the other: a small machine has no room for two kinds of browsers at a time. Each kind sets its
    // workers, because Vitest's default leaves one of two processors unused.
    projects: [
      {
        ...source,
        test: {
          name: "node",
          sequence: { groupOrder: 0 },
          // Modules are read once a worker, not once a file: half of the time.
          isolate: false,
          setupFiles: "tools/test/each-file.mjs",
          include: ["{packages,examples}/**/*.test.{ts,tsx}", "tools/**/*.test.mjs"],
          exclude: [...INSTALLED, OF_CONSUMERS, IN_BROWSER, DEV, "**/*.e2e.test.{ts,mjs}"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        ...source,
        plugins: [...source.plugins, react()],
        server,
        optimizeDeps,
        test: {
          ...inBrowser(),
          name: "browser",
          setupFiles: BROWSER_FILE,
          include: [`{packages,examples}/${IN_BROWSER}`],
          exclude: [...INSTALLED, OF_CONSUMERS],
        },
      },
      {
        ...source,
        plugins: [...source.plugins, react()],
        server,
        resolve: { ...source.resolve, alias: react18 },
        cacheDir: "node_modules/.vite-react-18",
        optimizeDeps,
        test: {
          ...inBrowser(),
          name: "react-18",
          setupFiles: BROWSER_FILE,
          include: ON_REACT,
        },
      },
      {
        ...source,
        plugins: [...source.plugins, react()],
        server,
        resolve: { ...source.resolve, alias: preactAliases },
        cacheDir: "node_modules/.vite-light",
        optimizeDeps: { include: [...optimizeDeps.include, "preact"] },
        test: {
          ...inBrowser(),
          name: "light",
          setupFiles: [BROWSER_FILE, "tools/test/light.mjs"],
          include: IS_ALL_LIGHT
            ? [`packages/{base/{element,ui},features,widgets/*}/${IN_BROWSER}`]
            : ON_REACT,
          exclude: INSTALLED,
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        server,
        optimizeDeps,
        // Axe judges what stands, not what is half faded in.
        test: {
          name: "storybook",
          sequence: { groupOrder: 2 },
          // As a text it would be run twice: the plugin adds one to itself.
          setupFiles: COMPARES_LOOKS ? ["tools/test/each-story.mjs"] : [],
          testTimeout: 30_000,
          maxWorkers: 2,
          browser: { ...browser({ reducedMotion: "reduce" }), commands: { compareLook } },
        },
      },
      {
        ...source,
        test: {
          ...endToEnd,
          name: "e2e",
          include: [END_TO_END],
          exclude: [...INSTALLED, ENGINE_TESTS, SWEEPS],
        },
      },
      {
        ...source,
        test: {
          ...endToEnd,
          name: "sweeps",
          include: [SWEEPS],
          exclude: INSTALLED,
        },
      },
      {
        ...source,
        test: {
          ...endToEnd,
          name: "engines",
          include: [ENGINE_TESTS],
          // The other end-to-end tests cover the same flows in Chromium.
          exclude: [...INSTALLED, MAIN_FLOWS],
        },
      },
      {
        ...source,
        test: {
          ...endToEnd,
          name: "e2e-light",
          env: { QUIRE_CDN: LIGHT_BUILD },
          include: [IS_ALL_LIGHT ? END_TO_END : MAIN_FLOWS],
          exclude: INSTALLED,
        },
      },
      {
        ...source,
        test: {
          name: "consumers",
          sequence: { groupOrder: 4 },
          globalSetup: "examples/consumers/harness/install.ts",
          include: ["examples/consumers/*.e2e.test.ts", "tools/new-widget/*.e2e.test.mjs"],
          // The first test of a file waits for its consumer to be installed and built.
          testTimeout: 240_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 240_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: "docs",
          sequence: { groupOrder: 4 },
          globalSetup: "docs/site/test/build-docs.ts",
          include: ["docs/site/test/*.docs.test.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        ...source,
        test: {
          name: "wordpress",
          sequence: { groupOrder: 5 },
          include: ["integrations/wordpress/test/*.wordpress.test.ts"],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        ...source,
        test: {
          name: "dev",
          sequence: { groupOrder: 6 },
          include: [DEV],
          testTimeout: 240_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
