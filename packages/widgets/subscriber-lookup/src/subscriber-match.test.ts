import { expect, it } from "vitest";
import { formatLongDate } from "./subscriber-match.js";

it("shows dates as 'MMMM DD, YYYY' (accounts-9.12)", () => {
  expect(formatLongDate("2026-11-05", "en-US")).toBe("November 05, 2026");
});

it("shows the written day in any time zone", () => {
  expect(formatLongDate("2026-11-05T23:30:00-08:00", "en-US")).toBe("November 05, 2026");
});

it.each(["", "soon", "2026-13-45"])("shows nothing for the invalid date %j", (value) => {
  expect(formatLongDate(value, "en-US")).toBe("");
});
