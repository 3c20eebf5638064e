import { expect, it } from "vitest";
import { withTables } from "./readme.mjs";
import { table } from "./tables.mjs";

const NONE = { attributes: [], events: [], slots: [], parts: [], states: [], tokens: [] };
const clock = {
  ...NONE,
  name: "clock",
  attributes: [
    { name: "face", prop: "face", type: '"round" | "square"', default: "round", description: "Its shape." },
    {
      name: "alarms",
      prop: "alarms",
      type: "readonly { at: string }[]",
      description: "a | b",
      required: true,
    },
  ],
  parts: [
    { name: "hand", description: "A hand." },
    { name: "face", description: "The face." },
    { name: "minute-hand", description: "A hand." },
  ],
};
const dial = { ...NONE, name: "dial", parts: [{ name: "face", description: "The face." }] };

it("writes a table whose cells break no row", () => {
  expect(table("attributes", [clock]).split("\n")).toEqual([
    "| attribute | prop | type | default | meaning |",
    "| --- | --- | --- | --- | --- |",
    '| `face` | `face` | `"round" \\| "square"` | `round` | Its shape. |',
    "| `alarms` | `alarms` | `{ at: string }[]` | required | a \\| b |",
  ]);
});

it("joins equal descriptions into one row, and names their widgets if there are several", () => {
  expect(table("parts", [clock])).toContain("| `hand`, `minute-hand` | A hand. |");
  expect(table("parts", [clock, dial]).split("\n")).toEqual([
    "| part | element | of |",
    "| --- | --- | --- |",
    "| `hand`, `minute-hand` | A hand. | `clock` |",
    "| `face` | The face. | all |",
  ]);
});

const block = (words, body = "") => `<!-- declared: ${words} -->\n${body}<!-- /declared -->`;
const README = `# Clock\n\n${block("attributes")}\n\nBy hand.\n\n${block("parts of clock")}\n`;

it("fills the marks of a README repeatedly and keeps its prose", () => {
  const { text, faults } = withTables(README, [clock]);
  expect(faults).toEqual([]);
  expect(text).toMatch(
    /^# Clock\n\n<!-- declared: attributes -->\n\| attribute .+\n<!-- \/declared -->\n\nBy hand\./s,
  );
  expect(withTables(text, [clock]).text).toBe(text);
});

it("finds a table that was edited by hand, and an outdated one", () => {
  const { text } = withTables(README, [clock]);
  expect(withTables(text.replace("Its shape.", "Its form."), [clock]).text).toBe(text);
  const other = { ...clock, parts: [...clock.parts, { name: "bell", description: "The bell." }] };
  expect(withTables(text, [other]).text).not.toBe(text);
});

it("reports descriptions without a mark in the README", () => {
  expect(withTables(block("attributes"), [clock]).faults).toEqual([
    "has no place for the parts of clock: <!-- declared: parts of clock --> and <!-- /declared -->",
  ]);
});

it("refuses a mark of an unknown widget or kind", () => {
  expect(() => withTables(block("parts of bell"), [clock])).toThrow('there is no widget "bell" here');
  expect(() => withTables(block("methods"), [clock])).toThrow("write one of attributes");
});
