import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { gathered } from "../build/gathered.mjs";
import { initialMarkup } from "../build/initial-markup.mjs";
import { locales } from "../build/locales.mjs";
import { messages } from "../build/messages.mjs";
import { CHROMIUM_ARGS, findChromium } from "../chromium.mjs";

export const INSTALLED = ["**/node_modules/**", "**/dist/**"];

/** Output folders of builds. */
const define = { "process.env.QUIRE_RELEASE": JSON.stringify("0.0.0") };

/** Resolves packages to their sources and compiles messages as a build does, in every environment. */
export const source = {
  define,
  plugins: [
    messages(),
    gathered({ source: true }),
    locales({ source: true }),
    initialMarkup({ source: true }),
  ],
  resolve: { conditions: ["quire-source", ...defaultClientConditions] },
  ssr: { resolve: { conditions: ["quire-source", ...defaultServerConditions] } },
};

/** Prepares all dependencies in advance, because a dependency that is found late reloads the page during a test. */
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
    "@testing-library/react",
    "axe-core",
    "ky",
    "valibot",
    "vitest-browser-react",
    "zustand",
    "zustand/vanilla",
  ],
};

/** Sources do not change during a run, so the browser may cache them for the next file. */
export const keepsSources = { headers: { "Cache-Control": "max-age=31536000, immutable" } };

/** Moves the pointer off the page, so that it is over no element. */
const leavePage = ({ page }) => page.mouse.move(-1, -1);

/**
 * Returns the browser settings. Each project gets its own object, because Vitest writes into it.
 * @param {import("playwright").BrowserContextOptions} contextOptions
 */
export const browser = (contextOptions = {}) => ({
  enabled: true,
  commands: { leavePage },
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    contextOptions,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  }),
  instances: [{ browser: /** @type {const} */ ("chromium") }],
});
