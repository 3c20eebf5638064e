import { expect, it } from "vitest";
import { median, table } from "./table.mjs";

it("returns the middle number, or the mean of the two middle ones", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 3])).toBe(4);
});

it("writes units, and in brackets Quire's multiple of the baseline", () => {
  const medians = {
    quire: { badgeBytes: 7500, coldDialog: 60 },
    vanilla: { badgeBytes: 2500, coldDialog: 40 },
    r2wc: {},
  };
  const text = table(medians);
  expect(text).toContain("button and badge show | 7.5 KB | 2.5 KB (3.00×) | – |");
  expect(text).toContain("Click → dialog, as soon as the page has loaded | 60 ms | 40 ms (1.50×) | – |");
});
