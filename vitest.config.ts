import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { gathered } from "./tools/build/gathered.mjs";
import { messages } from "./tools/build/messages.mjs";
import { CHROMIUM_ARGS, findChromium } from "./tools/chromium.mjs";

const IN_BROWSER = "**/*.browser.test.{ts,tsx}";
const END_TO_END = "examples/cms/e2e/**/*.e2e.test.ts";
const INSTALLED = ["**/node_modules/**", "**/dist/**"];

/** What a browser does can miss a frame or a deadline once on a busy machine; what is broken fails twice. */
const TRIES_AGAIN = 1;

/** Packages are taken from their sources, messages are compiled as in a build: every environment is the same. */
const source = {
  plugins: [messages(), gathered({ source: true })],
  resolve: { conditions: ["quire-source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["quire-source", ...defaultServerConditions] } },
};

/** Found late, a dependency reloads the page in mid-test: all of them are prepared first. */
const optimizeDeps = {
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react-dom/server",
    "react/jsx-runtime",
    "react/jsx-dev-runtime",
    "@r2wc/react-to-web-component",
    "@floating-ui/dom",
    "@formatjs/icu-messageformat-parser",
    "@testing-library/react",
    "axe-core",
    "valibot",
    "vitest-browser-react",
    "zustand",
    "zustand/vanilla",
  ],
};

/** The oldest React that packages take as their peer, in place of the workspace's own. */
const react18 = [
  { find: /^react($|\/)/, replacement: "react-18$1" },
  { find: /^react-dom($|\/)/, replacement: "react-dom-18$1" },
];

/** Packed and installed afresh, they cost network and time: a whole run tries two, `pnpm test:consumers` all. */
const CONSUMERS = process.env.QUIRE_CONSUMERS === "all" ? "*" : "{vite-react,rollup}";

/** Each project gets its own: Vitest writes into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS } }),
  instances: [{ browser: "chromium" as const }],
});

export default defineConfig({
  test: {
    // One kind after the other: a small machine has no room for three browsers at a time.
    projects: [
      {
        ...source,
        test: {
          name: "node",
          sequence: { groupOrder: 0 },
          include: ["{packages,examples}/**/*.test.{ts,tsx}", "tools/**/*.test.mjs"],
          exclude: [...INSTALLED, IN_BROWSER, "**/*.e2e.test.ts"],
        },
      },
      {
        ...source,
        plugins: [...source.plugins, react()],
        optimizeDeps,
        test: {
          name: "browser",
          sequence: { groupOrder: 1 },
          include: [`{packages,examples}/${IN_BROWSER}`],
          exclude: INSTALLED,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          retry: TRIES_AGAIN,
          // Most of them wait for a frame or a timer: two at a time have room on two processors.
          maxWorkers: 2,
          browser: browser(),
        },
      },
      {
        ...source,
        plugins: [...source.plugins, react()],
        resolve: { ...source.resolve, alias: react18 },
        cacheDir: "node_modules/.vite-react-18",
        optimizeDeps,
        test: {
          name: "react-18",
          sequence: { groupOrder: 1 },
          include: [
            "packages/base/{element,ui}/src/*.browser.test.tsx",
            "packages/widgets/{auth-modal,mini-cart,stream-list}/src/conformance.browser.test.{ts,tsx}",
          ],
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          retry: TRIES_AGAIN,
          maxWorkers: 2,
          browser: browser(),
        },
      },
      {
        plugins: [storybookTest({ configDir: ".storybook" })],
        optimizeDeps,
        test: { name: "storybook", sequence: { groupOrder: 2 }, retry: TRIES_AGAIN, browser: browser() },
      },
      {
        ...source,
        test: {
          name: "e2e",
          retry: TRIES_AGAIN,
          sequence: { groupOrder: 3 },
          include: [END_TO_END],
          exclude: INSTALLED,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        ...source,
        test: {
          name: "consumers",
          sequence: { groupOrder: 4 },
          include: [`examples/consumers/${CONSUMERS}.e2e.test.ts`],
          // The first test of a file waits for its consumer to be installed and built.
          testTimeout: 240_000,
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 240_000,
          // They pack into one folder.
          maxWorkers: 1,
        },
      },
    ],
  },
});
