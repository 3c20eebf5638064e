import { expect, it } from "vitest";
import { specification } from "./specification.mjs";

const tests = new Map([
  ["packages/widgets/tile/src/tile.test.ts", 'it("opens", …); it("says \\"no\\"", …)'],
  ["packages/widgets/card/src/card.test.ts", 'it("closes", …)'],
]);
const table = (...rows) => ["| what it says | shown by |", "| --- | --- |", ...rows].join("\n");

it("is content when every row names tests that are there", () => {
  const rows = ['| Tiles | `tile.test.ts` “opens”, “says "no"”; `card.test.ts` “closes” |'];
  expect(specification(table(...rows), tests)).toEqual({ ok: true, output: "" });
});

it("finds a row without a test, a title and a file that are not there", () => {
  const { output } = specification(
    table("| Tiles | later |", "| Cards | `card.test.ts` “opens” |", "| Rows | `row.test.ts` “opens” |"),
    tests,
  );
  expect(output.split("\n")).toEqual([
    "“Tiles” names no test",
    "card.test.ts has no test “opens”",
    "there is no test file row.test.ts",
  ]);
});
