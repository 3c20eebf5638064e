import { expect, it } from "vitest";
import { getNextTab } from "./next-tab.js";

it.each([
  ["ArrowRight", 0, false, 1],
  ["ArrowRight", 3, false, 0],
  ["ArrowLeft", 0, false, 3],
  ["ArrowLeft", 0, true, 1],
  ["ArrowRight", 0, true, 3],
  ["Home", 2, false, 0],
  ["End", 1, true, 3],
  ["Tab", 1, false, undefined],
] as const)("moves on %s at tab %i, right to left %j, to %j", (key, from, isRightToLeft, to) => {
  expect(getNextTab(key, from, { count: 4, isRightToLeft })).toBe(to);
});
