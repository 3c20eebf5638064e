import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const NOT_A_CHANGE = new Set(["README.md"]);

const CHANGESET = /^---\n([\s\S]*?)---\n([\s\S]*)$/;

/** Turns "one-tag.md" into "One tag", and "api-path.md" into "API path". */
function toTitle(file) {
  const words = basename(file, ".md")
    .replaceAll("-", " ")
    .replace(/\bwordpress\b/, "WordPress")
    .replace(/\bapi\b/, "API");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Headings of a changeset belong below the heading of its topic. */
const lowerHeadings = (text) => text.replace(/^#(?=#+ )/gm, "##");

/** Reads all changesets in a folder: the heading of each topic, its text, and if it only fixes something. */
export const changesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md") && !NOT_A_CHANGE.has(file))
    .sort()
    .map((file) => {
      const [, packages = "", text = ""] = CHANGESET.exec(readFileSync(join(folder, file), "utf8")) ?? [];
      const isFix = !/: (major|minor)$/m.test(packages);
      return { title: toTitle(file), text: lowerHeadings(text.trim()), isFix };
    })
    .filter(({ text }) => text !== "");

/** Writes a change as an item of a list. */
const toItem = ({ text }) => `- ${text.replaceAll("\n", "\n  ").replace(/ +$/gm, "")}`;

/** Writes the changes of a version: a heading for each topic, and one list of fixes. */
function formatChanges(changes) {
  const topics = changes.filter(({ isFix }) => !isFix).map(({ title, text }) => `### ${title}\n\n${text}`);
  const fixes = changes.filter(({ isFix }) => isFix).map(toItem);
  return fixes.length > 0 ? [...topics, `### Fixes\n\n${fixes.join("\n")}`] : topics;
}

const HEADING = /^## /m;

/**
 * Puts the changes of a version above all older versions.
 * @param {string} changelog the text of CHANGELOG.md
 * @param {{ version: string, date: string, changes: ReturnType<typeof changesIn> }} release `date` as "2026-12-24"
 */
export function changelogWith(changelog, { version, date, changes }) {
  const at = changelog.search(HEADING);
  const [intro, older] = at < 0 ? [changelog, ""] : [changelog.slice(0, at), changelog.slice(at)];
  return [intro.trimEnd(), `## ${version} (${date})`, ...formatChanges(changes), older.trim()]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}
