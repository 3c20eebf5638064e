import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { at, filesBelow, root } from "../workspace.mjs";
import { PARTS } from "./rules.mjs";

const ID = new RegExp(`\\b(?:${PARTS.join("|")})-\\d+(?:\\.\\d+)?\\b`, "g");
/** Matches references to a section by its sign or to a row by its number, which readers cannot find. */
const LOOSE = new RegExp(`\\b(?:${PARTS.join("|")})(?: §\\d| \\d+[:)])`, "g");

const TEXT = /\.(tsx?|m?js|md|html|css|json)$/;
/** Tests of the tools contain such references on purpose. */
const OWN_TEST = /^tools\/.*\.test\.mjs$/;

export const idsIn = (text) => text.match(ID) ?? [];

/** Reads every file that may name a rule, by its path from the workspace's folder. */
export const readTexts = () =>
  new Map(
    ["packages", "examples", "integrations", "tools", "docs", ".changeset"]
      .flatMap((folder) => filesBelow(at(folder)))
      .concat(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map((file) => at(file)))
      .map((file) => [relative(root, file), file])
      .filter(([path]) => TEXT.test(path) && !OWN_TEST.test(path))
      .map(([path, file]) => [path, readFileSync(file, "utf8")]),
  );

/** Finds references to unknown rules and sections. */
export function faultsOfReferences(texts, isKnown) {
  return [...texts].flatMap(([path, text]) => [
    ...idsIn(text)
      .filter((id) => !isKnown(id))
      .map((id) => `${path}: there is no rule ${id}`),
    ...(text.match(LOOSE) ?? []).map((found) => `${path}: “${found}” is no id of a rule`),
  ]);
}
