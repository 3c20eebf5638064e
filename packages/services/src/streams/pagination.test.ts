import { expect, it } from "vitest";
import { getPaginationItems, PAGINATION_SIZE, type PaginationItem } from "./pagination.js";

const shown = (current: number, total: number, size?: number) =>
  getPaginationItems(current, total, size)
    .map((item: PaginationItem) => (item === "ellipsis" ? "…" : item))
    .join(" ");

it.each([
  [1, 1, "1"],
  [2, 7, "1 2 3 4 5 6 7"],
  [1, 20, "1 2 3 4 5 … 20"],
  [4, 20, "1 2 3 4 5 … 20"],
  [5, 20, "1 … 4 5 6 … 20"],
  [16, 20, "1 … 15 16 17 … 20"],
  [17, 20, "1 … 16 17 18 19 20"],
  [20, 20, "1 … 16 17 18 19 20"],
  [4, 8, "1 2 3 4 5 … 8"],
  [5, 8, "1 … 4 5 6 7 8"],
])(
  "pagination on desktop shows up to 7 numbers with ellipses: page %i of %i is %s (content-2.45)",
  (...row) => {
    const [current, total, expected] = row;
    expect(shown(current, total)).toBe(expected);
  },
);

it.each([
  [1, 5, "1 2 3 4 5"],
  [1, 20, "1 2 3 … 20"],
  [2, 20, "1 2 3 … 20"],
  [3, 20, "1 2 3 … 20"],
  [4, 20, "1 … 4 … 20"],
  [17, 20, "1 … 17 … 20"],
  [18, 20, "1 … 18 19 20"],
  [19, 20, "1 … 18 19 20"],
])(
  "pagination on mobile shows up to 5 numbers with ellipses: page %i of %i is %s (content-2.45)",
  (...row) => {
    const [current, total, expected] = row;
    expect(shown(current, total, PAGINATION_SIZE.mobile)).toBe(expected);
  },
);

it("always shows first, current and last page, in order, each once, and no ellipsis for a single page", () => {
  for (const size of Object.values(PAGINATION_SIZE)) {
    for (let total = 1; total < 40; total++) {
      for (let current = 1; current <= total; current++) {
        const items = getPaginationItems(current, total, size);
        const numbers = items.filter((item) => item !== "ellipsis");
        const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0));
        expect(steps, `page ${current} of ${total}`).not.toContain(2);
        expect(items.length).toBeLessThanOrEqual(size);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
      }
    }
  }
});

it.each([
  [0, 0, ""],
  [9, 3, "1 2 3"],
  [-1, 20, "1 2 3 4 5 … 20"],
])("accepts page %i of %i", (current, total, expected) => {
  expect(shown(current, total)).toBe(expected);
});
