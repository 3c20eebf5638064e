import { expect, it } from "vitest";
import { formatDay } from "./dates.js";

it.each([
  ["2026-11-05", "November 05, 2026"],
  ["2026-11-05T23:30:00Z", "November 05, 2026"],
  ["2026-11-05T23:30:00-05:00", "November 05, 2026"],
  ["1956-01-01", "January 01, 1956"],
])("%s is shown as 'MMMM DD, YYYY' (content-9.18)", (value, shown) => {
  expect(formatDay(value, "en-US")).toBe(shown);
});

it("follows the locale", () => {
  expect(formatDay("2026-11-05", "de")).toBe("05. November 2026");
});

it.each(["", "soon", "2026", "2026-13-01", "2026-02-30", "20261105", "2026-11-055"])(
  "%j is no date",
  (value) => {
    expect(formatDay(value, "en-US")).toBeUndefined();
  },
);
