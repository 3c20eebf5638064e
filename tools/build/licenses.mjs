import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "licenses.txt";
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Writes the license texts of all libraries in the bundle into one file. Chunks with a library refer to it. */
export function licenses() {
  const folders = new Set();
  return {
    name: "quire-licenses",
    banner(chunk) {
      const found = chunk.moduleIds.flatMap((id) => id.replace("\0", "").match(PACKAGE)?.[1] ?? []);
      for (const folder of found) folders.add(folder);
      return found.length > 0 ? `/*! ${FILE} */` : "";
    },
    generateBundle() {
      if (folders.size === 0) return;
      const source = [...folders]
        .sort()
        .map(describe)
        .join(`\n${"-".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: FILE, source });
    },
  };
}

function describe(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file && existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  return `${name} ${version} (${license})\n\n${text}`;
}
