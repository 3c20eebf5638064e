import { onSystem } from "./on-system.mjs";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];

const elsewhere = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: ["C:/Program Files/Google/Chrome/Application/chrome.exe"],
};

const isShell = (path) => /headless[-_]shell/.test(path);

/** Returns a full Chromium: CHROMIUM_PATH, or the first one of the system, or undefined if there is none. */
export function findWholeChromium() {
  const named = process.env.CHROMIUM_PATH;
  return named && !isShell(named) ? named : onSystem(NAMES, elsewhere[process.platform]);
}

/**
 * Name of the package on Debian-based systems for a Chromium without a window, which needs a third less CPU
 * time.
 */
export const CHROMIUM_SHELL = "chromium-headless-shell";

/** Returns the browser for tests: CHROMIUM_PATH, or the system's Chromium, without a window if possible. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || onSystem([CHROMIUM_SHELL]) || findWholeChromium();
}

/** Flags for Chromium as root and in containers with a small /dev/shm. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];
