import { expect, it } from "vitest";
import { unlockTime } from "./unlock-time.js";

it.each([
  [0.2, 1, "seconds"],
  [59, 59, "seconds"],
  [60, 1, "minutes"],
  [150, 3, "minutes"],
  [59.7, 1, "minutes"],
  [3540, 59, "minutes"],
  [3569, 59, "minutes"],
  [3600, 1, "hours"],
  [5500, 2, "hours"],
  [86400, 24, "hours"],
] as const)("%d seconds are %d %s (accounts-8.5)", (seconds, n, unit) => {
  expect(unlockTime(seconds)).toEqual({ n, unit });
});

it.each([
  [3599, 1],
  [3570, 1],
  [5400, 2],
  [5398, 2],
  [5369, 1],
  [9000, 3],
  [8998, 3],
] as const)("rounds %d seconds to %d hours by the nearest minute (beyond-173)", (seconds, n) => {
  expect(unlockTime(seconds)).toEqual({ n, unit: "hours" });
});
