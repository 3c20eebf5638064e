import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const listed = (...patterns) =>
  execFileSync("git", ["ls-files", ...patterns], { cwd: ROOT, encoding: "utf8" })
    .split("\n")
    .filter(Boolean);

/** Names of places and of parts of the site. */
const NAMES = [/My Library/g, /The Latest/g, /(The )?Big Ideas?/g, /Caps Lock/g, /Customer Service/g];
/** Other words for actions, except for the deletion of an account. Only sentences of the specification may use them. */
const OTHER_WORDS = /^(Move|Organi[sz]e|Discard|Delete(?! (?:my )?account)|Register|E-mail|Sub-total)\b/;
const SPECIFICATION = listed("docs/specification/*.md").map(read).join("\n");

const messages = listed("packages/**/text.ts", "packages/**/*text.ts").flatMap((file) =>
  [...read(file).matchAll(/^ {2}"?([\w-]+)"?:\s*(["'`])((?:(?!\2).)*)\2,$/gms)].map(([, key, , words]) => ({
    at: `${file}: ${key}`,
    words,
  })),
);

it("reads every message", () => expect(messages.length).toBeGreaterThan(500));

it("writes messages in sentence case unless the specification quotes them", () => {
  const title = ({ words }) => {
    const rest = NAMES.reduce((text, name) => text.replace(name, ""), words);
    const [capitals] = /\b[A-Z][a-z]+ [A-Z][a-z]+\b/.exec(rest) ?? [];
    return capitals !== undefined && !SPECIFICATION.includes(capitals);
  };
  expect(messages.filter(title)).toEqual([]);
});

it("uses one name for each action: Save, Folders, Remove, Create account", () => {
  expect(messages.filter(({ words }) => OTHER_WORDS.test(words))).toEqual([]);
});
