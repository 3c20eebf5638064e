import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes style sheets to files that are named after their contents, and returns their addresses. */
export function sheetFiles(folder: string, address: string): (css: string) => string {
  const written = new Map<string, string>();
  return (css) => {
    const known = written.get(css);
    if (known) return known;
    const name = `${createHash("sha256").update(css).digest("hex").slice(0, 16)}.css`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), css);
    const link = `${address.replace(/\/$/, "")}/${name}`;
    written.set(css, link);
    return link;
  };
}
