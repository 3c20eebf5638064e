import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Templates } from "./template.js";

// This file is one level below the example's folder, as source and when built.
const example = new URL("../", import.meta.url);

export const assetsFolder = fileURLToPath(new URL("assets/", example));

/** The root of the repository, which contains `.data` and `dist`. */
export const repositoryFolder = fileURLToPath(new URL("../../", example));

/** The documentation site, which `npm run docs` builds. */
export const docsFolder = fileURLToPath(new URL("../../dist/docs/", example));

// A section's tag alone on its line, which leaves no empty line.
const aloneOnLine = /^[ \t]*(\{\{[#^/][^}]*\}\})[ \t]*\n/gm;

/** Reads every `*.html` of the templates folder, by name. */
export function readTemplates(): Templates {
  const folder = new URL("templates/", example);
  const files = readdirSync(folder).filter((name) => name.endsWith(".html"));
  const read = (name: string) => readFileSync(new URL(name, folder), "utf8").replace(aloneOnLine, "$1");
  return new Map(files.map((name) => [basename(name, ".html"), read(name).trimEnd()]));
}
