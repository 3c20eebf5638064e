import { expect, it } from "vitest";
import { formatClock } from "./clock.js";

it.each([
  [0, "0:00"],
  [59.9, "0:59"],
  [60, "1:00"],
  [3_729, "1:02:09"],
  [-1, "0:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
])("formats %d seconds as %s", (seconds, shown) => expect(formatClock(seconds)).toBe(shown));
