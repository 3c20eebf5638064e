import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { parseAst } from "rollup/parseAst";
import { expect, it } from "vitest";
import { compileMessage } from "../../packages/base/core/src/messages/compile-message.ts";
import { filesBelow, packages } from "../workspace.mjs";
import { findMessages } from "./messages.mjs";

/** Compiles a message by the parser of FormatJS, which supports all of ICU. */
function compileByFormatJs(icu) {
  const parts = parse(icu).map((element) => compileElement(element));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function compileElement(element, hash) {
  const { type, value } = element;
  const compileAll = (elements, count) => elements.map((child) => compileElement(child, count));
  const branches = (count) =>
    Object.fromEntries(
      Object.entries(element.options).map(([name, branch]) => [name, compileAll(branch.value, count)]),
    );
  if (type === TYPE.literal) return value;
  if (type === TYPE.argument) return ["arg", value];
  if (type === TYPE.number) return ["number", value];
  if (type === TYPE.pound) return hash;
  if (type === TYPE.select) return ["select", value, branches()];
  if (type === TYPE.tag) return ["tag", value, compileAll(element.children, hash)];
  if (type === TYPE.plural && element.pluralType === "cardinal")
    return ["plural", value, element.offset, branches(getHash(element))];
  throw new SyntaxError("Quire does not format this type.");
}

/** Returns the part for # in a plural: the number minus the offset. */
const getHash = ({ value, offset }) => (offset === 0 ? ["number", value] : ["number", value, offset]);

/** Returns the compiled message as the build writes it, or "refused" if it has a syntax error. */
function outcome(compile, icu) {
  try {
    return JSON.stringify(compile(icu));
  } catch (error) {
    if (error instanceof SyntaxError) return "refused";
    throw error;
  }
}

const expectSame = (icu) =>
  expect(outcome(compileMessage, icu), JSON.stringify(icu)).toBe(outcome(compileByFormatJs, icu));

it("compiles every message of the packages as FormatJS does", () => {
  const files = packages()
    .flatMap(({ dir }) => filesBelow(`${dir}/src`))
    .filter((file) => /\/text\.tsx?$/.test(file));
  const messages = files.flatMap((file) =>
    findMessages(parseAst(stripTypeScriptTypes(readFileSync(file, "utf8")))),
  );
  expect(messages.length).toBeGreaterThan(500);
  for (const { icu } of messages) {
    expect(outcome(compileMessage, icu), icu).not.toBe("refused");
    expectSame(icu);
  }
});

const SYNTAX = {
  apostrophes: [
    "it's",
    "''",
    "'",
    "a ''' b",
    "'{'",
    "'{''}'",
    "'{'''",
    "'{",
    "'}'",
    "'<b>'",
    "'>'",
    "'#'",
    "'a'",
  ],
  hashes: [
    "#",
    "{n, plural, other {# '#' ''#'' '{#}'}}",
    "{n, plural, other {<b>#</b>}}",
    "{n, plural, other {{x, select, other {# '#'}}}}",
    "{n, plural, other {{m, plural, other {#}} #}}",
    "{n, plural, offset:1 other {# <b>#</b> {m, plural, offset:-2 other {#}} #}}",
    "{x, select, other {{n, plural, other {#}} #}}",
  ],
  braces: [
    "}",
    "a } {b} }",
    "<b>}</b>",
    "{",
    "{}",
    "{ }",
    "{a",
    "{a}}",
    "{{a}}",
    "{a,}",
    "{a, }",
    "{, number}",
  ],
  names: [
    ...["{0}", "{a_b}", "{é}", "{名前}", "{a.b}", "{a-b}", "{a b}", "{a😀}", "{\u200Ea\u200E}", "{\u00A0a}"],
    ...["{\n\ta\u0085\u2028}", "{'a'}", "{#}", "{__proto__}"],
  ],
  numbers: [
    ...["{n, number}", "{n,number}", "{ n , number }", "{n, Number}", "{n, numbers}", "{n, number,}"],
    ...[
      "{n, number, percent}",
      "{n, number, \u200E}",
      "{n, number, '}' {} x}",
      "{n, number, '}",
      "{n, number, {}",
    ],
    ...["{n, number, ::percent}", "{n number}", "{n, number"],
  ],
  plurals: [
    "{n,plural,other{}}",
    "{n, plural, =0 {a} =1{b}=-1 {c} =+1 {d} =01 {e} one {f} anything {g} other {h}}",
    "{n, plural, offset:1 =1 {a} other {b}}",
    "{n, plural, offset: -0 other {b}}",
    "{n, plural, offset:1 offset {a} other {b}}",
    "{n, plural, other {a} offset {b}}",
    ...[
      "offset :1 other {b}",
      "offset:x other {b}",
      "offset {a} other {b}",
      "offset:1",
      "offset:1.5 other {b}",
    ],
    ...[
      "=9007199254740991 {a} other {b}",
      "=9007199254740992 {a} other {b}",
      "= 1 {a} other {b}",
      "=a {a} other {b}",
    ],
    ...[
      "",
      "one {a}",
      "other {a} other {b}",
      "=1 {a} =1 {b} other {c}",
      "other a",
      "other {a",
      "other {a} }",
    ],
    ...["one, {a} other {b}", "other {{n, plural, one {a}}}"],
  ].map((text) => (text.startsWith("{") ? text : `{n, plural, ${text}}`)),
  selects: [
    "{x,select,a{1}b {2}\nother\t{3}}",
    "{x, select, 2 {a} 1 {b} other {c}}",
    "{x, select, __proto__ {a} constructor {b} other {c}}",
    "{x, select, offset {a} other {b}}",
    ...["=1 {a} other {b}", "a {1} a {2} other {3}", "a {1}", "offset:1 other {b}", "a-b {1} other {2}"].map(
      (text) => `{x, select, ${text}}`,
    ),
    "{x, select other {a}}",
    "{x, select}",
  ],
  types: [
    "{d, date}",
    "{d, time, short}",
    "{d, date, ::yMd}",
    "{n, selectordinal, other {#}}",
    "{n, spellout}",
  ],
  tags: [
    ...[
      "<b>a</b>",
      "<b >a</b\n>",
      "<B-c.d_1>a</B-c.d_1>",
      "<bé😀>a</bé😀>",
      "<b·>a</b·>",
      "<b×>a</b×>",
      "<b:c>a</b:c>",
    ],
    ...[
      "<é>a</é>",
      "<1>",
      "a < b",
      "a <",
      "<",
      "<<b>a</b>",
      ">",
      "<>",
      "< b>",
      "<!-- a -->",
      "<ſ>",
      "<b\uD83D>a",
    ],
    ...[
      "<b/>",
      "<b />",
      "a<b/>c",
      "a<b/>{c}",
      "<b/ >",
      "<b></b>",
      "<b>",
      "</b>",
      "<b>a</ b>",
      "<b>a</c>",
      "<b a=''>",
    ],
    ...[
      "<b><i>a</b></i>",
      "<b><b>a</b></b>",
      "<b>{n, plural, other {a</b>}}",
      "{x, select, other {<b>}}</b>",
      "<b",
    ],
    ...["{x, select, other {<b>a</b>}}", "<b>'</b>'</b>", "<b>it's</b>"],
  ],
  text: ["", " ", "\n", "a\u0000b", "\uD83D", "\uDE00{a}\uD83D", "😀'{😀'😀"],
};

it.each(Object.entries(SYNTAX))("compiles and refuses %s as FormatJS does", (_, messages) => {
  for (const icu of messages) expectSame(icu);
});

/** Returns pseudo-random numbers below 1, the same ones in each run. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function messageGenerator(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const many = (most, make) => Array.from({ length: Math.floor(random() * (most + 1)) }, make).join("");
  const space = () => pick(["", "", " ", "\n\t", "\u200E", "\u0085"]);
  const number = () => `{${space()}n${space()},${space()}number${pick(["", " ", ", percent", ", '}' {"])}}`;
  const branches = (depth, selectors) =>
    `${many(2, () => `${pick(selectors)}${space()}{${message(depth - 1)}}${space()}`)}${
      random() < 0.95 ? `other${space()}{${message(depth - 1)}}${space()}` : ""
    }`;
  const plural = (depth) =>
    `{n,${space()}plural,${space()}${pick(["", "", "offset:1 ", "offset:-2", "offset "])}${branches(depth, ["one", "few", "=0", "=1", "=-1"])}}`;
  const select = (depth) =>
    `{x${space()},select${space()},${space()}${branches(depth, ["a", "b", "1", "constructor"])}}`;
  const tag = (depth) => {
    const name = pick(["b", "i", "help-link", "é"]);
    return `<${name}${space()}>${message(depth - 1)}</${random() < 0.95 ? name : "u"}${space()}>`;
  };
  const flat = [
    ...PIECES.map((piece) => () => piece),
    number,
    () => `{${space()}${pick(["a", "0", "é"])}${space()}}`,
  ];
  const message = (depth) =>
    many(3, () => (depth > 0 && random() < 0.5 ? pick([plural, select, tag])(depth) : pick(flat)()));
  const mutate = (icu) => {
    const at = Math.floor(random() * icu.length);
    return icu.slice(0, at) + pick(["", ...MARKS]) + icu.slice(at + pick([0, 1]));
  };
  return {
    valid: () => message(4),
    mutated: () => mutate(message(4)),
    scrambled: () => many(12, () => pick([...MARKS, ...PIECES])),
  };
}

const PIECES = [
  "a",
  " it's ",
  "''",
  "'{'",
  "'{n}' ",
  "'#'",
  "#",
  "< ",
  "<br/>",
  "😀",
  "{n}",
  "one ",
  "other",
];
const MARKS = [
  ..."{}<>/#',=: \u00A0",
  "</b>",
  "<b>",
  "{n, plural, ",
  "{x, select, ",
  "offset:1 ",
  "=1 ",
  "other {",
  "}}",
];

it.each(["valid", "mutated", "scrambled"])(
  "compiles or refuses %s random messages as FormatJS does",
  (kind) => {
    const next = messageGenerator(randomNumbers(20_250_101))[kind];
    const messages = Array.from({ length: 4000 }, next);
    for (const icu of messages) expectSame(icu);
    const refused = messages.filter((icu) => outcome(compileMessage, icu) === "refused").length;
    expect(refused).toBeGreaterThan(400);
    expect(messages.length - refused).toBeGreaterThan(400);
  },
);
