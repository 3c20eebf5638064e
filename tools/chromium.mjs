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

/** The browser that tests drive: CHROMIUM_PATH, or the first Chromium of the system; undefined without one. */
export function findChromium() {
  return process.env.CHROMIUM_PATH || onSystem(NAMES, elsewhere[process.platform]);
}

/** What Chromium needs as root and in containers with a small /dev/shm. */
export const CHROMIUM_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];
