import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROWS = Array.from({ length: 44 }, (_, index) => index + 1);
const REPOSITORY = fileURLToPath(new URL("../../../", import.meta.url));
const README = readFileSync(new URL("README.md", import.meta.url), "utf8");

const NOT_OURS = ["**/node_modules", "**/dist"];

/** A line of the README's table: a row of the list, and its test files. */
const LINE = /^\| (\d+) \|.*\| ([^|]+) \|$/gm;

const listed = new Map(
  Array.from(README.matchAll(LINE), ([, row, where = ""]) => [Number(row), where.trim()] as const),
);

/** Tests of the workspace whose titles name a row, by row. */
function named(): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  const files = ["packages", "examples"]
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPOSITORY, exclude: NOT_OURS }))
    .filter((file) => /(\.test|-checks)\.tsx?$/.test(file));
  for (const file of files) {
    // "robustness 24, 39: …" names two rows.
    for (const [, rows = ""] of readFileSync(REPOSITORY + file, "utf8").matchAll(
      /robustness (\d+(?:, \d+)*)[:)]/g,
    )) {
      for (const row of rows.split(", "))
        found.set(Number(row), (found.get(Number(row)) ?? new Set()).add(file));
    }
  }
  return found;
}

const NAMED = named();

it("every row of the robustness list stands in the table once", () => {
  expect([...listed.keys()].sort((a, b) => a - b)).toEqual(ROWS);
});

it.each(ROWS)("robustness row %i has tests where the table says", (row) => {
  const where = listed.get(row) ?? "";
  const files = Array.from(where.matchAll(/`([^`]+)`/g), ([, file]) => file);
  const actual = [...(NAMED.get(row) ?? [])];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(
      actual.some((one) => one.endsWith(`/${file}`)),
      `${file} has a test named "robustness ${row}"`,
    ).toBe(true);
  }
});
