import { readFileSync } from "node:fs";
import ts from "typescript";
import { at, filesBelow } from "../workspace.mjs";

const CODE =
  /^(attribute|auth-modal|captcha|cart|checkout|chunk|configuration|follow|gate|gift|loader|message|page|page-state|passkey|paywall|policy|react|request|session|storage|theme|trigger|video|widget)\/[a-z-]+$|^(HTTP_ERROR|HTTP_TIMEOUT|UNKNOWN_ERROR)$/;
/** A line that code without the function `report` logs. */
const LINE = /^\[quire\] ([a-z-]+\/[a-z-]+): (.*) https:/;
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|\/(test|testing|conformance|contract-check)\//;

const isCode = (node) => node !== undefined && ts.isStringLiteralLike(node) && CODE.test(node.text);

/** Returns the texts of an expression, with `…` for its values. */
function getTexts(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("")];
  if (ts.isConditionalExpression(node)) return [...getTexts(node.whenTrue), ...getTexts(node.whenFalse)];
  return [];
}

const isSentence = (text) => /\s/.test(text) && /\p{L}{3}/u.test(text);

const getProperty = (node, key) =>
  node?.properties.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === key)?.initializer;

/** Reads a report of an error: `new QuireError(code, what, { why, fix })`, or a function with the same arguments. */
function getReport([, what, ...others]) {
  const options = others.find((one) => ts.isObjectLiteralExpression(one));
  const texts = others.filter((one) => one !== options).map(getTexts);
  const why = options ? getTexts(getProperty(options, "why")) : (texts[0] ?? []);
  const fix = options ? getTexts(getProperty(options, "fix")) : (texts[1] ?? []);
  return {
    what: getTexts(what).filter(isSentence),
    why: why.filter(isSentence),
    fix: fix.filter(isSentence),
  };
}

/** Reads an object such as `{ code, what, why, fix }`. */
function getFinding(node) {
  const read = (key) => getTexts(getProperty(node, key)).filter(isSentence);
  return { what: read("what"), why: read("why"), fix: read("fix") };
}

function readFile(file, codes) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const add = (code, report) => codes.set(code, [...(codes.get(code) ?? []), report]);
  const visit = (node) => {
    if (ts.isLiteralTypeNode(node) && isCode(node.literal)) {
      const { text } = node.literal;
      if (!codes.has(text)) codes.set(text, []);
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && isCode(node.arguments?.[0])) {
      add(node.arguments[0].text, getReport(node.arguments));
    }
    if (ts.isObjectLiteralExpression(node) && isCode(getProperty(node, "code")))
      add(getProperty(node, "code").text, getFinding(node));
    const [, code, what] = (ts.isStringLiteralLike(node) && LINE.exec(node.text)) || [];
    if (code) add(code, { what: [what], why: [], fix: [] });
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Reads every error code from the sources, with its messages. */
function getErrorCodes() {
  const codes = new Map();
  const files = filesBelow(at("packages")).filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
  for (const file of files) readFile(file, codes);
  return new Map([...codes].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const escapeMarkdown = (text) => text.replaceAll("<", "\\<").replaceAll("*", "\\*");
const unique = (texts) => [...new Set(texts)];

function codeText([code, reports]) {
  const lines = (key, label) =>
    unique(reports.flatMap((one) => one[key])).map((text) => `- **${label}**: ${escapeMarkdown(text)}`);
  const own = [...lines("what", "Message"), ...lines("why", "Cause"), ...lines("fix", "Fix")];
  return [
    `<span id="${code}"></span>`,
    `## ${code}`,
    ...(own.length > 0 ? [own.join("\n")] : ["The console's message names the place and the fix."]),
  ].join("\n\n");
}

/** Formats the page of all error codes, each below a heading of its own. */
export function errorCodesText() {
  const codes = getErrorCodes();
  const list = [...codes.keys()].map((code) => `[\`${code}\`](#${code})`).join(" · ");
  return [
    "Every error of Quire has a stable `code`. The console shows the message with its cause and fix, the doctor links to its code here, and `onError` of the configuration receives the error. Code may compare `error.code`, but not the message. `…` stands for a value.",
    list,
    ...[...codes].map(codeText),
  ].join("\n\n");
}
