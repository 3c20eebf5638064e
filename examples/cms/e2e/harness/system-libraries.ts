import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright";
import { OLD_LIBRARIES } from "../../../../tools/old-libraries.mjs";
import { includeScript } from "./include-script.js";

const { "libjs-mootools": MOOTOOLS, "libjs-prototype": PROTOTYPE } = OLD_LIBRARIES;

/**
 * MooTools marks the passages for pages of version 1.2. Its own builder uses these marks to leave them out.
 */
const COMPATIBILITY = /\/[/*]<1\.2compat>[\s\S]*?<\/1\.2compat>(\*\/)?/g;

const asIs = (code: string) => code;

/** Old libraries in Debian's packages. */
const LIBRARIES = {
  "MooTools 1.4.5": { file: MOOTOOLS, edit: (code: string) => code.replace(COMPATIBILITY, "") },
  "MooTools 1.4.5 with its 1.2 compatibility": { file: MOOTOOLS, edit: asIs },
  "Prototype 1.7.3": { file: PROTOTYPE, edit: asIs },
} as const;

export type SystemLibrary = keyof typeof LIBRARIES;

export const SYSTEM_LIBRARIES = Object.keys(LIBRARIES) as SystemLibrary[];

export const hasLibrary = (name: SystemLibrary): boolean => existsSync(LIBRARIES[name].file);

/** Includes the library in every page. */
export async function includeLibrary(page: Page, name: SystemLibrary): Promise<void> {
  const { file, edit } = LIBRARIES[name];
  await includeScript(page, edit(readFileSync(file, "utf8")));
}
