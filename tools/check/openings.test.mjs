import { expect, it } from "vitest";
import { openings } from "./openings.mjs";

const faults = (source) => openings([["packages/a/src/b.ts", source]]).output;

it.each([
  "// What was sent.",
  "  /** Whoever signs in. */",
  "/* Nobody reads this. */",
  "/**\n * Sends it.\n * Where it fails, it is sent again.\n */",
  "send(); // That was all.",
  'it("what is sent arrives", () => {});',
  'it.each([1])("whether %s counts", () => {});',
  'describe("Where a page has none", () => {});',
])("refuses a noun clause at the beginning of %j", (source) => {
  expect(faults(source)).toContain("begin with the subject");
});

it.each([
  "// Sends what was typed.",
  'const url = "https://What.test";',
  "/**\n * Sends it\n * where it fails.\n */",
  'it("sends what is typed", () => {});',
  'expect(text("What"));',
])("accepts %j", (source) => {
  expect(faults(source)).toBe("");
});
