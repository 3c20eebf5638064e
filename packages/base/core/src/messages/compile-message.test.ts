import { expect, it } from "vitest";
import { compileMessage } from "./compile-message.js";

it.each([
  ["{n, plural, one {x", 'Expected } at character 19, near "{n, plural, one {x"'],
  ["{n, plural, one {#}}", 'Expected other {…} at character 20, near "{n, plural, one {#}}"'],
  ["{n, plural, =x {a} other {b}}", "Expected a whole number at character 14"],
  ["{n, plural, offset:x other {b}}", "Expected a whole number at character 20"],
  ["{x, select, a {1} a {2} other {3}}", 'Expected "a" only once at character 20'],
  ["You have {} left", 'Expected the name of an argument at character 11, near "You have {} left"'],
  ["Hi, {first name}.", "Expected , at character 12"],
  ["<b>bold", "Expected </b> at character 8"],
  ["<b>bold</i>", "Expected </b> at character 11"],
  ["bold</b>", "Expected an open tag at character 5"],
  ["if a <b", "Expected > at character 8"],
])("names the missing part and its position: %s", (icu, problem) => {
  expect(() => compileMessage(icu)).toThrow(SyntaxError);
  expect(() => compileMessage(icu)).toThrow(problem);
  expect(() => compileMessage(icu)).toThrow("Write a { or < of the text in apostrophes: '{'.");
});

it.each(["date", "time", "selectordinal", "spellout", "Number"])("refuses the type %s", (type) => {
  const compile = () => compileMessage(`On {when, ${type}, other {#}}`);
  expect(compile).toThrow(SyntaxError);
  expect(compile).toThrow(
    "Expected number, plural or select (dates, times and ordinals come as text: {when})",
  );
});

it("quotes a short part of a long message in an error", () => {
  const refuse = () => compileMessage(`${"a".repeat(5000)} {} ${"b".repeat(5000)}`);
  expect(refuse).toThrow('at character 5003, near "aaaaaaaaaaaaaaaaaa {} bbbbbbbb".');
});

it("ignores the style of a number", () => {
  expect(compileMessage("{n, number, ::currency/USD} left")).toEqual([["number", "n"], " left"]);
});

it("writes an offset into the number of # only when there is one", () => {
  expect(compileMessage("{n, plural, offset:1 other {#}}")).toEqual([
    ["plural", "n", 1, { other: [["number", "n", 1]] }],
  ]);
  expect(compileMessage("{n, plural, offset:0 other {#}}")).toEqual([
    ["plural", "n", 0, { other: [["number", "n"]] }],
  ]);
});

const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

it.each([
  ["plurals", "{n, plural, other {", "}}"],
  ["selects", "{x, select, other {", "}}"],
  ["tags", "<b>", "</b>"],
])("compiles 100 nested %s, and refuses more", (_, open, close) => {
  expect(() => compileMessage(nest(open, close, 100))).not.toThrow();
  for (const depth of [101, 1000, 100_000])
    expect(() => compileMessage(nest(open, close, depth))).toThrow(
      "Expected at most 100 open branches and tags",
    );
});

it("counts only open branches and tags as depth", () => {
  expect(() => compileMessage("<b>x</b>".repeat(1000))).not.toThrow();
});

const PARTS = [
  "a",
  "'",
  "''",
  "'{'",
  "'{''",
  "<",
  "{n}",
  "<b/>",
  "<b></b>",
  "😀",
  "{n, plural, other {#}} ",
  "{n, ",
];

// Quadratic time would take minutes, longer than a test's time limit.
it.each(PARTS)("compiles or refuses a long message of %s in linear time", (part) => {
  const long = part.repeat(100_000);
  for (const icu of [long, `{n, plural, other {${long}}}`, `{n, number, ${long}`, `{n, plural, ${long}`])
    try {
      compileMessage(icu);
    } catch (error) {
      expect(error).toBeInstanceOf(SyntaxError);
    }
});
