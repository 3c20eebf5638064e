import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const NOT_A_CHANGE = new Set(["README.md"]);

/** Reads the texts of all changesets in a folder. */
export const changesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md") && !NOT_A_CHANGE.has(file))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), "utf8")
        .replace(/^---\n[\s\S]*?---\n/, "")
        .trim(),
    )
    .filter((text) => text !== "");

const HEADING = /^## /m;

/**
 * Puts the changes of a version above all older versions.
 * @param {string} changelog the text of CHANGELOG.md
 * @param {{ version: string, date: string, changes: string[] }} release `date` as "2026-12-24"
 */
export function changelogWith(changelog, { version, date, changes }) {
  const at = changelog.search(HEADING);
  const [intro, older] = at < 0 ? [changelog, ""] : [changelog.slice(0, at), changelog.slice(at)];
  return [intro.trimEnd(), `## ${version} (${date})`, ...changes, older.trim()]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}
