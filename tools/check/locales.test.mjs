import { expect, it } from "vitest";
import { importSource } from "../build/source.mjs";
import { at } from "../workspace.mjs";
import { getLocaleFaults } from "./locales.mjs";

const { compileMessage } = await importSource(at("packages/base/core/src/messages/compile-message.ts"));

const messages = [
  { key: "a.title", icu: "Cart" },
  { key: "a.items", icu: "{count, plural, one {# item} other {# items}} for {name}" },
  { key: "a.help", icu: "Ask <link>us</link>" },
  { key: "a.state", icu: "{state, select, on {On} other {Off}}" },
];

const GERMAN = {
  "a.title": "Warenkorb",
  "a.items": "{count, plural, one {# Artikel} other {# Artikel}} für {name}",
  "a.help": "Fragen Sie <link>uns</link>",
  "a.state": "{state, select, on {An} other {Aus}}",
};

const getFaults = (changes, language = "de") =>
  getLocaleFaults(JSON.stringify({ ...GERMAN, ...changes }), messages, language, compileMessage);

it("accepts a complete translation (beyond-386)", () => {
  expect(getFaults({})).toEqual([]);
});

it.each([
  ["a missing key", { "a.title": undefined }, "a.title: the key is missing"],
  ["an unused key", { "a.old": "Alt" }, "a.old: the key is unused"],
  ["an empty message", { "a.title": " " }, "a.title: it is empty"],
  ["a message that is not ICU", { "a.title": "{oops" }, "a.title: it is not ICU"],
  [
    "a missing placeholder",
    { "a.items": "{count, plural, one {#} other {#}}" },
    "a.items: {name} is missing",
  ],
  ["an unknown placeholder", { "a.title": "Warenkorb {count}" }, "a.title: {count} is unknown"],
  ["a missing tag", { "a.help": "Fragen Sie uns" }, "a.help: <link> is missing"],
  ["a missing branch", { "a.state": "{state, select, other {Aus}}" }, 'a.state: {state} has no branch "on"'],
  [
    "a missing plural form",
    { "a.items": "{count, plural, other {# Artikel}} für {name}" },
    'a.items: {count} has no branch "one"',
  ],
  [
    "a plural form that the language lacks",
    { "a.items": "{count, plural, one {#} few {#} other {#}} für {name}" },
    'a.items: "few" of {count} is no plural category',
  ],
])("reports %s (beyond-386)", (_, changes, fault) => {
  expect(getFaults(changes)).toEqual([expect.stringContaining(fault)]);
});

it("wants all six plural forms in Arabic (beyond-386)", () => {
  expect(getFaults({}, "ar")).toHaveLength(4);
});

it("reports a missing file and a file that is not JSON (beyond-386)", () => {
  const check = (content) => getLocaleFaults(content, messages, "de", compileMessage);
  expect(check(undefined)).toEqual(["the file is missing"]);
  expect(check("{")).toEqual([expect.stringContaining("it is not JSON")]);
});
