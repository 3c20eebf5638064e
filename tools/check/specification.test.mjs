import { describe, expect, it } from "vitest";
import { TABLE } from "../specification/rules.mjs";
import { specification } from "./specification.mjs";

const accounts = `# Accounts

## accounts-1 Screens

- **accounts-1.1** Opens.
  - *Decided:* at once.
- **accounts-1.2** Closes.
- **accounts-1.3** *Not built yet.* Flies.
`;
const robustness = "- **robustness-1** Goes on.\n";
const parts = new Map([
  ["accounts", accounts],
  ["robustness", robustness],
]);

const WHOLE = `describe("a tile", () => {
  it("opens <b> (accounts-1.1, robustness-1)", …);
  it.each(rows)(\`closes \${how} (accounts-1.2)\`, …);
});`;

const TILE = "packages/tile/src/tile.test.ts";

const WRITTEN = `# Rules and the tests that show them

*Written by \`pnpm check specification --write\`, from the ids in the titles of the tests.*

## accounts-1 Screens

**accounts-1.1**
- [tile.test.ts](../../${TILE}) “a tile › opens \\<b\\>”

**accounts-1.2**
- [tile.test.ts](../../${TILE}) “a tile › closes …”

**accounts-1.3** is not built yet

## robustness

**robustness-1**
- [tile.test.ts](../../${TILE}) “a tile › opens \\<b\\>”
`;

/** Returns the faults of one test file. Without `table`, faults of the table are ignored. */
function found(source, { table, other = {}, rules = parts } = {}) {
  const texts = new Map([[TILE, source], [TABLE, table ?? ""], ...Object.entries(other)]);
  const faults = specification({ parts: rules, texts }).output.split("\n").filter(Boolean);
  return table === undefined ? faults.filter((fault) => !fault.startsWith(TABLE)) : faults;
}

it("passes when every built rule has a test and the table is current", () => {
  expect(found(WHOLE, { table: WRITTEN })).toEqual([]);
});

it("finds an outdated table", () => {
  const renamed = WHOLE.replace("opens <b>", "opens at once");
  expect(found(renamed, { table: WRITTEN })).toEqual([`${TABLE} is stale: pnpm check specification --write`]);
});

it("finds a rule without a test, and ignores ids outside of titles", () => {
  const source = '// accounts-1.1\nit("opens", () => { /a/.test("accounts-1.2") }); it("(robustness-1)", …)';
  expect(found(source)).toEqual(["accounts-1.1 has no test", "accounts-1.2 has no test"]);
});

describe("a test that does not run", () => {
  const OTHERS = 'it("(accounts-1.2, robustness-1)", …);';
  it.each([
    'it.skip("opens (accounts-1.1)", …)',
    'it.todo("opens (accounts-1.1)")',
    'it.skipIf(late)("opens (accounts-1.1)", …)',
    'it.skip.each(rows)("opens (accounts-1.1)", …)',
    'describe.skip("a tile (accounts-1.1)", () => { it("opens", …) })',
    'describe.skip("a tile", () => { describe("it", () => { it("opens (accounts-1.1)", …) }) })',
  ])("shows nothing: %s", (source) => {
    expect(found(`${OTHERS} ${source}`)).toEqual(["accounts-1.1 has no test that runs"]);
  });

  it("does not matter if another test shows the rule", () => {
    expect(found(`${WHOLE} it.skip("opens twice (accounts-1.1)", …)`)).toEqual([]);
  });

  it("shows nothing, and neither does a group without tests", () => {
    expect(found(`${OTHERS} describe("a tile (accounts-1.1)", () => {})`)).toEqual([
      "accounts-1.1 has no test",
    ]);
  });
});

it("counts the checks of a suite as tests", () => {
  const rest = 'it("(accounts-1.2, robustness-1)", …);';
  expect(found(`${rest} const check = { name: "opens (accounts-1.1)", run: () => …, timeout: 9 };`)).toEqual(
    [],
  );
  expect(found(`${rest} const check = { name: "opens (accounts-1.1)" };`)).toEqual([
    "accounts-1.1 has no test",
  ]);
});

it("counts the ids of a group for its tests", () => {
  expect(
    found('describe("all (accounts-1.1, accounts-1.2, robustness-1)", () => { it("goes", …) })'),
  ).toEqual([]);
});

it("finds tests of rules that are marked as not built, and of unknown rules", () => {
  expect(found(`${WHOLE} it("flies (accounts-1.3)", …); it("is (accounts-1)", …)`)).toEqual([
    `${TILE}: “flies” shows accounts-1.3, which is marked as not built yet`,
    `${TILE}: “is” shows accounts-1, which is no rule`,
  ]);
});

it("finds references to unknown rules in any file", () => {
  const other = {
    "packages/tile/README.md": "As accounts-1 and accounts-1.2 say, not accounts-1.20 or accounts-2.",
    "packages/tile/src/tile.ts": "/** accounts §1, robustness-2 */",
    "examples/cms/e2e/tile.e2e.test.ts": 'it("robustness 1: goes on", …)',
  };
  expect(found(WHOLE, { other })).toEqual([
    "packages/tile/README.md: there is no rule accounts-1.20",
    "packages/tile/README.md: there is no rule accounts-2",
    "packages/tile/src/tile.ts: there is no rule robustness-2",
    "packages/tile/src/tile.ts: “accounts §1” is no id of a rule",
    "examples/cms/e2e/tile.e2e.test.ts: “robustness 1:” is no id of a rule",
  ]);
});

it("finds ids that are used twice or in the wrong section", () => {
  const rules = new Map([
    ...parts,
    ["accounts", `${accounts}- **accounts-1.2** Shuts.\n- **accounts-2.1** Is.\n`],
  ]);
  expect(found(`${WHOLE} it("is (accounts-2.1)", …)`, { rules })).toEqual([
    "accounts-1.2 stands twice",
    "accounts-2.1 stands in accounts-1",
  ]);
});
