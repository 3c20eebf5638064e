import { existsSync } from "node:fs";

/** Old libraries for tests of pages, by their packages on Debian-based systems. */
export const OLD_LIBRARIES = {
  "libjs-mootools": "/usr/share/javascript/mootools/mootools-core-nc.js",
  "libjs-prototype": "/usr/share/javascript/prototype/prototype.js",
};

/** @returns the missing packages */
export const missingLibraries = () =>
  Object.entries(OLD_LIBRARIES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
