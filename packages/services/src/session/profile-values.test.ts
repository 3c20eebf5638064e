import { expect, it } from "vitest";
import type { CurrentUser } from "../contract/index.js";
import { formatProfileDate, getCustomAttributes, getTargetActivity } from "./profile-values.js";

const user = (...sptCustomAttributes: { name: string; value: string }[]) =>
  ({ sptCustomAttributes }) as unknown as CurrentUser;
const activity = (value: string) => getTargetActivity(user({ name: "adobeTargetActivity", value }));

it("uses the later of two attributes with one name (accounts-3.1)", () => {
  const twice = user({ name: "cohort", value: "1" }, { name: "cohort", value: "2" });
  expect([...getCustomAttributes(twice)]).toEqual([["cohort", "2"]]);
});

it("reads the activity before the first bar, and the experience after it (accounts-3.2)", () => {
  expect(activity(" lead | control|b ")).toEqual({ key: "lead", value: "control|b" });
  expect(activity("l|")).toEqual({ key: "l", value: "" });
  for (const none of ["", "lead", "|control"]) expect(activity(none)).toBeNull();
  expect(getTargetActivity(user())).toBeNull();
});

it.each([
  ["2026-11-05T23:30:00-05:00", "2026-11-06"],
  ["1794000000000", "2026-11-06"],
  ["10000", "1970-01-01"],
  ["2024", "2024-01-01"],
  ["soon", ""],
  ["", ""],
])("parses the date %j as %j (accounts-9.12)", (text, expected) => {
  expect(formatProfileDate(text)).toBe(expected);
});
