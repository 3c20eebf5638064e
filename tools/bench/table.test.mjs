import { expect, it } from "vitest";
import { getPercentile98, median, shortTable, table } from "./table.mjs";

it("returns the middle number, or the mean of the two middle ones", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
});

it("leaves out the slowest of sixty numbers at the 98th percentile", () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(getPercentile98(numbers.toReversed())).toBe(59);
  expect(getPercentile98([16])).toBe(16);
});

it("writes units, and in brackets Quire's multiple of the baseline", () => {
  const medians = {
    quire: { badgeBytes: 7500, coldDialog: 60 },
    light: { coldDialog: 50 },
    vanilla: { badgeBytes: 2500, coldDialog: 40 },
    r2wc: {},
  };
  const text = table(medians);
  expect(text).toContain("button and badge show | 7.5 KB | – | 2.5 KB (3.00×) | – |");
  expect(text).toContain(
    "Click → dialog, as soon as the page has loaded | 60 ms | 50 ms | 40 ms (1.50×) | – |",
  );
});

it("writes no number for a longest task that browsers do not report", () => {
  const medians = { quire: { signInTask: 0 }, light: { signInTask: 84 }, vanilla: {}, r2wc: {} };
  expect(table(medians)).toContain("sign-in dialog opens (goal: 50 ms) | below 50 ms | 84 ms | – | – |");
});

it("writes at most 15 rows into the short table, each with a measured number", () => {
  const anything = new Proxy({}, { has: () => true, get: () => 1 });
  const medians = { quire: anything, light: anything, vanilla: anything, r2wc: anything };
  const getRows = (text) => text.split("\n").slice(2);
  expect(getRows(shortTable(medians)).length).toBeLessThanOrEqual(15);
  const without = { quire: { quietDialog: 1 }, light: {}, vanilla: {}, r2wc: {} };
  expect(getRows(shortTable(without))).toEqual(["| Click on “Sign in” → dialog | 1 ms | – | – |"]);
});
