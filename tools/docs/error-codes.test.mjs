import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { getErrorAddress } from "../../packages/base/core/src/errors/report.ts";
import { at } from "../workspace.mjs";
import { errorCodesText } from "./error-codes.mjs";

const text = errorCodesText();

/** Finds codes by their place in the text of the sources, unlike the page, which reads their syntax. */
const PLACES = [
  /(?:Error|reportFault|fault|toFinding|toIncompleteError)\(\s*"([a-z-]+\/[a-z-]+)"/g,
  /\bcode(?:: | = |: .* \? |: .* : )"([a-z-]+\/[a-z-]+)"/g,
  /^ {2}\| "([a-z-]+\/[a-z-]+)"/gm,
  /\[quire\] ([a-z-]+\/[a-z-]+): /g,
];

function findCodes() {
  const files = globSync("packages/{*,*/*}/src/**/*.{ts,tsx}", { cwd: at(".") });
  const shipped = files.filter(
    (file) => !/\.(test|stories)\.tsx?$|\/(conformance|contract-check)\//.test(file),
  );
  const found = shipped.flatMap((file) => {
    const source = readFileSync(at(file), "utf8");
    return PLACES.flatMap((place) => [...source.matchAll(place)].map(([, code]) => code));
  });
  return [...new Set(found)].sort();
}

it("has an anchor for each code of the sources (beyond-365)", () => {
  const codes = findCodes();
  expect(codes.length).toBeGreaterThan(50);
  expect(codes.filter((code) => !text.includes(`<span id="${code}"></span>`))).toEqual([]);
});

it("has the codes of region errors, and of the doctor's own findings (beyond-404)", () => {
  for (const code of ["HTTP_TIMEOUT", "chunk/slow", "policy/refused", "loader/inlined"])
    expect(text).toContain(`<span id="${code}"></span>`);
});

it("is the page that the doctor links to (beyond-404)", () => {
  expect(getErrorAddress("chunk/failed")).toMatch(/^https:\/\/[^#]+\/errors#chunk\/failed$/);
});
