import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { at } from "../workspace.mjs";

const FOLDER = "docs/specification";
/** Generated from the titles of the tests. */
export const TABLE = `${FOLDER}/tests.md`;
const NO_PARTS = ["README.md", basename(TABLE)];

/** The parts of the specification, such as `accounts`. Each is a file, and its ids begin with its name. */
export const PARTS = readdirSync(at(FOLDER))
  .filter((file) => file.endsWith(".md") && !NO_PARTS.includes(file))
  .map((file) => basename(file, ".md"))
  .sort();

const SECTION = /^## (\w+-\d+) (.+)$/;
const RULE = /^- \*\*(\w+-\d+(?:\.\d+)?)\*\* (.*)$/;
/** Marks a rule at its beginning as not built, so that no test is required or allowed. */
const NOT_BUILT = "*Not built yet.*";

/** Reads the text of each part. */
export const readParts = () =>
  new Map(PARTS.map((part) => [part, readFileSync(at(FOLDER, `${part}.md`), "utf8")]));

/** Parses rules and titled sections by their ids, in order, and finds faults in the ids. */
export function getRules(parts) {
  const sections = new Map();
  const rules = new Map();
  const faults = [];
  for (const [part, text] of parts) {
    let section = part;
    for (const line of text.split("\n")) {
      const [, opened, title] = SECTION.exec(line) ?? [];
      if (opened) {
        section = opened;
        sections.set(section, title);
      }
      const [, id, words] = RULE.exec(line) ?? [];
      if (!id) continue;
      if (rules.has(id)) faults.push(`${id} stands twice`);
      if (!isOf(section, id)) faults.push(`${id} stands in ${section}`);
      rules.set(id, { id, section, isBuilt: !words.startsWith(NOT_BUILT) });
    }
  }
  return { sections, rules, faults };
}

/**
 * Checks the section: `content-2.4` is in `content-2`. A part without sections numbers its rules as `robustness-24`.
 */
const isOf = (section, id) => id.startsWith(`${section}${section.includes("-") ? "." : "-"}`);
