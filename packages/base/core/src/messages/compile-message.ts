import type { CompiledMessage, MessagePart } from "./message-format.js";

/** A message, the position up to which it is read, and the number of open branches and tags there. */
interface Source {
  readonly icu: string;
  at: number;
  depth: number;
}

/** Deeper messages could overflow the stack. */
const MAX_DEPTH = 100;

const SPACE = /\p{Pattern_White_Space}*/uy;
const NAME = /[^\p{White_Space}\p{Pattern_Syntax}]+/uy;
const INTEGER = /[+-]?\d+/y;
/** The style of a number, up to its brace. */
const STYLE = /[^'}]*(?:'[^']*'[^'}]*)*/y;
/** A name of HTML's custom elements, with or without a dash, in upper or lower case. */
const TAG =
  /[a-zA-Z][-.\w\xB7\xC0-\xD6\xD8-\xF6\xF8-\u037D\u037F-\u1FFF\u200C-\u200D\u203F-\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]*/uy;

/** Plain text, an apostrophe, or quoted text: from an apostrophe before syntax up to the next single apostrophe. */
const textUpTo = (end: string) =>
  new RegExp(`[^'<{${end}]+|<(?![a-zA-Z/])|'(?:'|[<>{}${end}][^']*(?:''[^']*)*'?)?`, "y");
const TEXT = textUpTo("");
const BRANCH_TEXT = textUpTo("}");
const PLURAL_TEXT = textUpTo("}#");

function fail({ icu, at }: Source, expected: string): never {
  throw new SyntaxError(
    `Expected ${expected} at character ${at + 1}, near "${icu.slice(Math.max(0, at - 20), at + 10)}". Write a { or < of the text in apostrophes: '{'.`,
  );
}

/** Reads the longest text that matches at the current position. */
function readMatch(source: Source, pattern: RegExp): string {
  pattern.lastIndex = source.at;
  const found = pattern.exec(source.icu)?.[0] ?? "";
  source.at += found.length;
  return found;
}

function readName(source: Source): string {
  readMatch(source, SPACE);
  return readMatch(source, NAME);
}

function readInteger(source: Source): string {
  const digits = readMatch(source, INTEGER);
  return digits && Number.isSafeInteger(Number(digits)) ? digits : fail(source, "a whole number");
}

/** Reads spaces, and a mark if it follows. */
function skip(source: Source, mark: string): boolean {
  readMatch(source, SPACE);
  const follows = source.icu.startsWith(mark, source.at);
  if (follows) source.at += mark.length;
  return follows;
}

function expect(source: Source, mark: string): void {
  if (!skip(source, mark)) fail(source, mark);
}

function takeText(source: Source, pattern: RegExp): string {
  let text = "";
  for (;;) {
    const found = readMatch(source, pattern);
    if (!found) return text;
    text += found.startsWith("'") ? found.slice(1).replace(/'('?)/g, "$1") || "'" : found;
  }
}

/** Parses up to the end of the message, branch or tag. In a plural, `#` becomes the part `hash`. */
function parseParts(source: Source, hash?: MessagePart): MessagePart[] {
  const pattern = hash ? PLURAL_TEXT : source.depth ? BRANCH_TEXT : TEXT;
  const parts: MessagePart[] = [];
  for (;;) {
    const text = takeText(source, pattern);
    if (text) parts.push(text);
    if (source.icu.startsWith("</", source.at)) return parts;
    if (hash && readMatch(source, /#/y)) parts.push(hash);
    else if (readMatch(source, /</y)) parts.push(parseTag(source, hash));
    else if (readMatch(source, /\{/y)) parts.push(parseArgument(source));
    else return parts;
  }
}

function parseNested(source: Source, hash?: MessagePart): MessagePart[] {
  if (++source.depth > MAX_DEPTH) fail(source, `at most ${MAX_DEPTH} open branches and tags`);
  const parts = parseParts(source, hash);
  source.depth--;
  return parts;
}

function parseTag(source: Source, hash?: MessagePart): MessagePart {
  const name = readMatch(source, TAG);
  if (skip(source, "/>")) return `<${name}/>`;
  expect(source, ">");
  const children = parseNested(source, hash);
  if (!skip(source, "</") || readMatch(source, TAG) !== name) fail(source, `</${name}>`);
  expect(source, ">");
  return ["tag", name, children];
}

function parseArgument(source: Source): MessagePart {
  const name = readName(source) || fail(source, "the name of an argument");
  if (skip(source, "}")) return ["arg", name];
  expect(source, ",");
  const part = parseTyped(source, name);
  expect(source, "}");
  return part;
}

function parseTyped(source: Source, name: string): MessagePart {
  switch (readName(source)) {
    case "number":
      if (skip(source, ",")) takeStyle(source);
      return ["number", name];
    case "plural": {
      expect(source, ",");
      const offset = takeOffset(source);
      const hash: MessagePart = offset ? ["number", name, offset] : ["number", name];
      return ["plural", name, offset, parseBranches(source, hash)];
    }
    case "select":
      expect(source, ",");
      return ["select", name, parseBranches(source)];
    default:
      return fail(source, `number, plural or select (dates, times and ordinals come as text: {${name}})`);
  }
}

/** Reads the style of a number. It has no effect, because each number is formatted for the message's locale. */
function takeStyle(source: Source): void {
  readMatch(source, SPACE);
  if (!readMatch(source, STYLE).trim()) fail(source, "a style");
}

function takeOffset(source: Source): number {
  const start = source.at;
  if (readName(source) === "offset") {
    if (!readMatch(source, /:/y)) fail(source, ":");
    readMatch(source, SPACE);
    return Number(readInteger(source));
  }
  source.at = start;
  return 0;
}

function parseBranches(source: Source, hash?: MessagePart): Record<string, readonly MessagePart[]> {
  const branches = new Map<string, readonly MessagePart[]>();
  for (;;) {
    const selector = readName(source) || (hash && skip(source, "=") && `=${readInteger(source)}`);
    if (!selector) break;
    if (branches.has(selector)) fail(source, `"${selector}" only once`);
    expect(source, "{");
    branches.set(selector, parseNested(source, hash));
    expect(source, "}");
  }
  return branches.has("other") ? Object.fromEntries(branches) : fail(source, "other {…}");
}

/**
 * Compiles an ICU message (arguments, plural, select, #, tags) for `formatMessage`. The build runs it for every
 * `text.ts`. A page runs it only for messages that its configuration overrides.
 * @throws SyntaxError when the message is not ICU syntax, or uses a part of ICU that Quire does not format.
 */
export function compileMessage(icu: string): CompiledMessage {
  const source: Source = { icu, at: 0, depth: 0 };
  const parts = parseParts(source);
  if (source.at < icu.length) fail(source, "an open tag");
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}
