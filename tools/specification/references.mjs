import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { at, filesBelow, root } from "../workspace.mjs";
import { PARTS } from "./rules.mjs";

const ID = new RegExp(`\\b(?:${PARTS.join("|")})-\\d+(?:\\.\\d+)?\\b`, "g");
/** A section by its sign or a row by its number, as nobody finds them. */
const LOOSE = new RegExp(`\\b(?:${PARTS.join("|")})(?: §\\d| \\d+[:)])`, "g");

const TEXT = /\.(tsx?|m?js|md|html|css|json)$/;
/** Tests of the tools hold what is to be found. */
const OWN_TEST = /^tools\/.*\.test\.mjs$/;

export const idsIn = (text) => text.match(ID) ?? [];

/** Every file that may name a rule, by its path from the workspace's folder. */
export const readTexts = () =>
  new Map(
    ["packages", "examples", "tools", "docs", ".changeset"]
      .flatMap((folder) => filesBelow(at(folder)))
      .concat(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map((file) => at(file)))
      .map((file) => [relative(root, file), file])
      .filter(([path]) => TEXT.test(path) && !OWN_TEST.test(path))
      .map(([path, file]) => [path, readFileSync(file, "utf8")]),
  );

/** References that name no rule and no section. */
export function faultsOfReferences(texts, isKnown) {
  return [...texts].flatMap(([path, text]) => [
    ...idsIn(text)
      .filter((id) => !isKnown(id))
      .map((id) => `${path}: there is no rule ${id}`),
    ...(text.match(LOOSE) ?? []).map((found) => `${path}: “${found}” is no id of a rule`),
  ]);
}
