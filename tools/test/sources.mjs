import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { gathered } from "../build/gathered.mjs";
import { messages } from "../build/messages.mjs";
import { CHROMIUM_ARGS, findChromium } from "../chromium.mjs";

export const INSTALLED = ["**/node_modules/**", "**/dist/**"];

/** Output folders of builds. */
const define = { "process.env.QUIRE_RELEASE": JSON.stringify("0.0.0") };

/** Packages are taken from their sources, messages are compiled as in a build: every environment is the same. */
export const source = {
  define,
  plugins: [messages(), gathered({ source: true })],
  resolve: { conditions: ["quire-source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["quire-source", ...defaultServerConditions] } },
};

/** Found late, a dependency reloads the page in mid-test: all of them are prepared first. */
export const optimizeDeps = {
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

/** Sources stay as they are while a run lasts: the page of the next file takes them from the browser's cache. */
export const keepsSources = { headers: { "Cache-Control": "max-age=31536000, immutable" } };

/**
 * Each project gets its own: Vitest writes into it.
 * @param {import("playwright").BrowserContextOptions} contextOptions
 */
export const browser = (contextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  }),
  instances: [{ browser: /** @type {const} */ ("chromium") }],
});
