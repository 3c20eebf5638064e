import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { at, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

const SOURCE = /\.(tsx?|mjs|css)$/;
const NOUN_CLAUSE = "(?:What|Who|Whoever|Where|Whether|Whatever|That|Nobody)\\b";

const COMMENT = new RegExp(`(?:^\\s*\\*|/\\*\\*?|(?<!:)//) ${NOUN_CLAUSE}`);
const TITLE = new RegExp(
  `(?:\\b(?:it|test|describe)\\(|\\b(?:it|test|describe)\\.\\w+\\(|\\]\\)\\(|\\)\\()["'\`]${NOUN_CLAUSE}`,
  "i",
);
const INSTEAD = "begin with the subject: a noun, a name or a verb";

function getFaults([path, source]) {
  return source.split("\n").flatMap((line, index) => {
    const kind = COMMENT.test(line) ? "comment" : TITLE.test(line) ? "title" : undefined;
    return kind ? [`${path}:${index + 1}: ${line.trim()} (${kind}: ${INSTEAD})`] : [];
  });
}

const readSources = () =>
  ["packages", "examples", "integrations", "tools"]
    .flatMap((folder) => filesBelow(at(folder)))
    .filter((file) => SOURCE.test(file) && !file.startsWith(at("tools/check/openings")))
    .map((file) => [relative(root, file), readFileSync(file, "utf8")]);

/** Finds comments and test titles that begin with a noun clause, which are hard to read. */
export const openings = (sources = readSources()) => verdict([...sources].flatMap(getFaults));
