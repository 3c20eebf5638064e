import { findChromium } from "./chromium.mjs";
import { onSystem } from "./on-system.mjs";

const FIREFOX = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: ["C:/Program Files/Mozilla Firefox/firefox.exe"],
};

/** Returns FIREFOX_PATH, or the system's Firefox. */
function findFirefox() {
  return process.env.FIREFOX_PATH || onSystem(["firefox-esr", "firefox"], FIREFOX[process.platform]);
}

/** Returns WebKitGTK's driver. It needs a display, or an Xvfb that provides one. */
function findWebKit() {
  return findDisplayServer() || process.env.DISPLAY ? onSystem(["WebKitWebDriver"]) : undefined;
}

export const findDisplayServer = () => onSystem(["Xvfb"]);

/**
 * The engines other than Chromium in which the main flows are tested, with their packages on Debian-based systems.
 * @type {Record<string, { readonly find: () => string | undefined, readonly packages: readonly string[] }>}
 */
export const ENGINES = {
  Firefox: { find: findFirefox, packages: ["firefox-esr"] },
  WebKit: { find: findWebKit, packages: ["webkit2gtk-driver", "xvfb"] },
};

/** @param {string} name one of these, or Chromium, which all other tests use */
export const findEngine = (name) => (name === "Chromium" ? findChromium() : ENGINES[name]?.find());
