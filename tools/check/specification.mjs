import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { at, filesBelow, root } from "../workspace.mjs";
import { verdict } from "./command.mjs";

/** The table of what the specification asks for, and of the tests that show it. */
const TABLE = "packages/widgets/README.md";

const TEST_FILE = /(\.test\.tsx?|-checks\.tsx?)$/;
const ROW = /^\| (?!-|what it says)(.+?) \| (.*) \|$/gm;
/** `file` “title”, and further titles of the same file behind it. */
const REFERENCE = /`([^`]+)`((?:,? “[^”]+”)+)/g;
const TITLE = /“([^”]+)”/g;

/** Every test file by its path from the workspace's folder. */
const readTests = () =>
  new Map(
    ["packages", "examples"]
      .flatMap((folder) => filesBelow(at(folder)))
      .filter((file) => TEST_FILE.test(file))
      .map((file) => [relative(root, file), readFileSync(file, "utf8")]),
  );

/** Quotes inside a title are escaped in its source. */
const plain = (source) => source.replaceAll(/\\(["'`])/g, "$1");

/** The whole title stands in quotes, and what it is the title of is run. */
const hasTitle = (source, title) =>
  ['"', "'", "`"].some((quote) => {
    const [before, ...behind] = source.split(quote + title + quote);
    return behind.length > 0 && !/\.(skip|todo)(If|\.each)?\([^"'`]*$/.test(before);
  });

function faultsOfReference(file, titles, tests) {
  const found = [...tests].filter(([path]) => path === file || path.endsWith(`/${file}`));
  if (found.length === 0) return [`there is no test file ${file}`];
  if (found.length > 1) return [`${file} may be ${found.map(([path]) => path).join(" or ")}`];
  const source = plain(found[0][1]);
  return titles.filter((title) => !hasTitle(source, title)).map((title) => `${file} has no test “${title}”`);
}

function faultsOfRow(what, shown, tests) {
  const references = [...shown.matchAll(REFERENCE)];
  if (references.length === 0) return [`“${what}” names no test`];
  return references.flatMap(([, file, titles]) =>
    faultsOfReference(
      file,
      Array.from(titles.matchAll(TITLE), ([, title]) => title),
      tests,
    ),
  );
}

/** Holds the table to the tests: every row names at least one, and each that it names is there. */
export function specification(table = readFileSync(at(TABLE), "utf8"), tests = readTests()) {
  const rows = [...table.matchAll(ROW)];
  if (rows.length === 0) return verdict([`${TABLE} has no rows`]);
  return verdict(rows.flatMap(([, what, shown]) => faultsOfRow(what, shown, tests)));
}
