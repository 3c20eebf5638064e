import { existsSync } from "node:fs";

/** Old libraries that pages are tested with, by the packages of Debian and its kin that have them. */
export const OLD_LIBRARIES = {
  "libjs-mootools": "/usr/share/javascript/mootools/mootools-core-nc.js",
  "libjs-prototype": "/usr/share/javascript/prototype/prototype.js",
};

/** @returns the packages that are not installed */
export const missingLibraries = () =>
  Object.entries(OLD_LIBRARIES).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
