import ts from "typescript";
import { idsIn } from "./references.mjs";

const TESTS = new Set(["it", "test", "inWholeBrowser"]);
const GROUPS = new Set(["describe", "suite"]);
/** Modifiers of skipped tests. A skipped test shows nothing. */
const NOT_RUN = new Set(["skip", "todo", "skipIf", "runIf", "fails"]);

/**
 * Finds the tests of a file with the ids in their titles and in those of the groups around them.
 * @returns {{ path: string, title: string, ids: string[], isRun: boolean }[]}
 */
export function testTitles(path, source) {
  const found = [];
  const visit = (node, around) => {
    const one = testCall(node) ?? suiteCheck(node);
    const inside = one ? join(around, one) : around;
    if (one?.isTest) found.push({ path, ...inside });
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false, kind), {
    title: "",
    ids: [],
    isRun: true,
  });
  return found;
}

const join = (around, { title, isRun }) => ({
  title: withoutIds([around.title, title].filter(Boolean).join(" › ")),
  ids: [...around.ids, ...idsIn(title)],
  isRun: around.isRun && isRun,
});

/** Parses `it("…", …)`, `describe.each(…)("…", …)` and similar calls. */
function testCall(node) {
  const title = ts.isCallExpression(node) ? getText(node.arguments[0]) : undefined;
  if (title === undefined) return undefined;
  const [name, ...more] = namesIn(node.expression);
  if (!TESTS.has(name) && !GROUPS.has(name)) return undefined;
  return { title, isTest: TESTS.has(name), isRun: !more.some((one) => NOT_RUN.has(one)) };
}

/** Parses `{ name: "…", run: … }`, a test of a shared suite. */
function suiteCheck(node) {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const [name, run] = ["name", "run"].map((key) => node.properties.find((one) => one.name?.text === key));
  const title = run && name?.initializer && getText(name.initializer);
  return title === undefined ? undefined : { title, isTest: true, isRun: true };
}

/** Returns the names of a call: `it.each(…)` gives `it` and `each`. An unnamed expression gives an empty name. */
function namesIn(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesIn(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesIn(node.expression);
  return ts.isTaggedTemplateExpression(node) ? namesIn(node.tag) : [""];
}

/** Returns a literal text, or `undefined`. */
function getText(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Removes ids in round brackets, which the table shows separately. */
const withoutIds = (title) => title.replaceAll(/ \((?:[a-z]+-\d+(?:\.\d+)?(?:, )?)+\)/g, "");
