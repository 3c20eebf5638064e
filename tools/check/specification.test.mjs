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

it("takes neither a test that is skipped, nor a title's beginning, nor a name that two files have", () => {
  const more = new Map([
    ...tests,
    ["packages/widgets/list/src/tile.test.ts", 'it("opens", …)'],
    ["packages/widgets/rest/src/rest.test.ts", 'it.skip("opens", …) it.todo("shuts") it("closes", …)'],
  ]);
  const { output } = specification(
    table(
      "| Tiles | `tile.test.ts` “opens” |",
      "| Rests | `rest.test.ts` “opens”, “shuts”, “clos”, “closes” |",
      "| Lists | `list/src/tile.test.ts` “opens” |",
    ),
    more,
  );
  expect(output.split("\n")).toEqual([
    "tile.test.ts may be packages/widgets/tile/src/tile.test.ts or packages/widgets/list/src/tile.test.ts",
    "rest.test.ts has no test “opens”",
    "rest.test.ts has no test “shuts”",
    "rest.test.ts has no test “clos”",
  ]);
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
