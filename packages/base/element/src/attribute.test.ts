import { isQuireError } from "@quire/core";
import * as v from "valibot";
import { expect, it } from "vitest";
import {
  type Attribute,
  booleanAttribute,
  choiceAttribute,
  getJsonAttribute,
  jsonAttribute,
  numberAttribute,
  requiredText,
  textAttribute,
} from "./attribute.js";
import { reactView } from "./react-view.js";
import { defineWidget, getAttributeName, getEvent, getEventName } from "./widget.js";

/** Returns the parsed value, or the message of the error. */
function read<Value>({ parse }: Attribute<Value>, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!isQuireError(error)) throw error;
    expect(error.code).toBe("attribute/invalid");
    return error.message;
  }
}

it("keeps text as it is", () => {
  expect(read(textAttribute("A name."), " Ada ")).toBe(" Ada ");
  expect(textAttribute("A name.")).toMatchObject({
    type: "string",
    description: "A name.",
    fallback: undefined,
  });
  expect(textAttribute("A name.", "nobody").fallback).toBe("nobody");
  expect(textAttribute("A name.").required).toBeUndefined();
  expect(requiredText("A name.")).toMatchObject({
    type: "string",
    description: "A name.",
    required: true,
    fallback: "",
  });
  expect(read(requiredText("A name."), " Ada ")).toBe(" Ada ");
});

it.each([
  ["", true],
  ["true", true],
  ["wide", true],
  ["false", false],
  [" false ", false],
  ["FALSE", true],
])("reads a boolean %j as %j", (text, value) => {
  expect(read(booleanAttribute("Wide."), text)).toBe(value);
  expect(booleanAttribute("Wide.")).toMatchObject({ type: "boolean", description: "Wide.", fallback: false });
});

it.each([
  ["3", 3],
  [" 2.5 ", 2.5],
  ["0", 0],
])("reads a number %j as %j", (text, value) =>
  expect(read(numberAttribute("How many.", 8), text)).toBe(value),
);

it.each(["", " ", "ten", "-1", "Infinity", "NaN"])("rejects %j as a number", (text) => {
  expect(read(numberAttribute("How many.", 8), text)).toBe(
    `"${text}" cannot be read. Give a number from 0 up.`,
  );
});

it("rejects a number below the widget's minimum", () => {
  const attribute = numberAttribute("How many.", 8, 2);
  expect(attribute).toMatchObject({ type: "number", description: "How many.", fallback: 8 });
  expect(read(attribute, "2")).toBe(2);
  expect(read(attribute, "1")).toBe('"1" cannot be read. Give a number from 2 up.');
});

it("reads a choice, and lists the choices if it is invalid", () => {
  const tone = choiceAttribute("Its tone.", ["", "calm", "loud"], "calm");
  expect(tone).toMatchObject({ type: '"" | "calm" | "loud"', description: "Its tone.", fallback: "calm" });
  expect(read(tone, " loud ")).toBe("loud");
  expect(read(tone, "")).toBe("");
  expect(read(tone, "LOUD")).toBe('"LOUD" cannot be read. Use one of: calm, loud.');
});

it("checks JSON by its schema, and drops __proto__ (robustness-9)", () => {
  const items = jsonAttribute("Its items.", v.parser(v.array(v.object({ id: v.string() }))), []);
  expect(items).toMatchObject({ type: "json", description: "Its items.", fallback: [] });
  expect(read(items, '[{"id":"7"}]')).toEqual([{ id: "7" }]);
  const wrong = "cannot be read. Give JSON of the documented shape, in single quotes around the attribute.";
  expect(read(items, '{"id":7}')).toBe(`"{"id":7}" ${wrong}`);
  expect(read(items, "{oops")).toBe(`"{oops" ${wrong}`);
  const open = jsonAttribute("Anything.", v.parser(v.unknown()), null);
  expect(read(open, '{"a":1,"__proto__":{"b":2}}')).toEqual({ a: 1 });
});

it.each<[string, Attribute<unknown>, accepted: unknown[], refused: unknown[]]>([
  ["a text", textAttribute("A name."), ["", "Ada"], [7, null, true]],
  ["a boolean", booleanAttribute("Wide."), [true, false], ["true", 1]],
  [
    "a number",
    numberAttribute("How many.", 8, 2),
    [2, 2.5, 8],
    [1, Number.NaN, Number.POSITIVE_INFINITY, "3"],
  ],
  ["a number with a default below its minimum", numberAttribute("From.", -1), [-1, 0], [-2]],
  ["a choice", choiceAttribute("Its tone.", ["", "calm"], "calm"), ["", "calm"], ["loud", true]],
  ["JSON", jsonAttribute("Its items.", v.parser(v.array(v.string())), []), [[], ["a"]], [[7], "[]", {}]],
])("accepts only values of the right type for a property of %s", (_, { accepts }, accepted, refused) => {
  expect(accepted.map(accepts)).toEqual(accepted.map(() => true));
  expect(refused.map(accepts)).toEqual(refused.map(() => false));
});

it("validates JSON by the widget's own check", () => {
  const isPair = (value: unknown): value is number[] => Array.isArray(value) && value.length === 2;
  const pair = getJsonAttribute("Two numbers.", isPair);
  expect(pair).toMatchObject({ type: "json", description: "Two numbers.", fallback: undefined });
  expect(getJsonAttribute("Two numbers.", isPair, [0, 1]).fallback).toEqual([0, 1]);
  expect(read(pair, "[1, 2]")).toEqual([1, 2]);
  expect(read(pair, "[1]")).toBe(
    '"[1]" cannot be read. Give JSON of the documented shape, in single quotes around the attribute.',
  );
  expect([pair.accepts([1, 2]), pair.accepts([1])]).toEqual([true, false]);
});

it("quotes the first 80 characters of invalid text, and keeps the cause", () => {
  const items = jsonAttribute("Its items.", v.parser(v.unknown()), null);
  expect(read(items, "x".repeat(80))).toContain(`"${"x".repeat(80)}" `);
  expect(read(items, "x".repeat(81))).toContain(`"${"x".repeat(80)}…" `);
  expect(() => items.parse("{oops")).toThrow(expect.objectContaining({ cause: expect.any(SyntaxError) }));
});

it("derives attribute and event names from prop names", () => {
  expect(["itemLimit", "wide", "hideMoreItems"].map(getAttributeName)).toEqual([
    "item-limit",
    "wide",
    "hide-more-items",
  ]);
  expect(["onItemRemoved", "onOpen"].map(getEventName)).toEqual(["quire-item-removed", "quire-open"]);
});

it("returns the declaration unchanged", () => {
  const widget = {
    name: "probe",
    description: "A probe.",
    attributes: {},
    events: { onOpen: getEvent<null>("It opens.") },
    view: async () => ({ view: reactView(() => null) }),
  };
  expect(defineWidget(widget)).toBe(widget);
  expect(widget.events.onOpen).toEqual({ description: "It opens." });
});
