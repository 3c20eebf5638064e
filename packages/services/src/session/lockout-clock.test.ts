import { expect, it } from "vitest";
import { lockoutClock } from "./lockout-clock.js";

const NOW = 1_800_000_000_000;
const DAY = 86_400_000;

/** Returns two clocks that a test can set. */
function clocks() {
  const time = { wall: NOW, own: 500 };
  const pass = (milliseconds: number) => {
    time.wall += milliseconds;
    time.own += milliseconds;
  };
  const start = (lockout: { until: number; duration: number }) =>
    lockoutClock(
      lockout,
      () => time.wall,
      () => time.own,
    );
  return { time, pass, start };
}

const quarterHour = { until: NOW + 900_000, duration: 900_000 };

it("counts down to 0 and no further", () => {
  const { pass, start } = clocks();
  const clock = start(quarterHour);
  pass(60_000);
  expect(clock.getRemainingTime()).toBe(840_000);
  pass(DAY);
  expect(clock.getRemainingTime()).toBe(0);
});

it("corrects the end and lasts no longer if the clock is set back 24 h (robustness-42)", () => {
  const { time, pass, start } = clocks();
  const clock = start(quarterHour);
  expect(clock.getCorrected()).toBeUndefined();
  time.wall -= DAY;
  pass(100_000);
  expect(clock.getRemainingTime()).toBe(800_000);
  expect(clock.getCorrected()).toEqual({ until: time.wall + 800_000, duration: 900_000 });
});

it("lasts no longer if the wall clock is 24 h behind (robustness-42)", () => {
  const { time, start } = clocks();
  time.wall -= DAY;
  expect(start(quarterHour).getRemainingTime()).toBe(900_000);
});

it("lasts no longer if it is restored and the clock is set back (robustness-42)", () => {
  const { time, start } = clocks();
  const clock = start({ ...quarterHour, until: NOW + 300_000 });
  time.wall -= DAY;
  expect(clock.getRemainingTime()).toBe(300_000);
});

it("includes the time that the machine was asleep", () => {
  const { time, start } = clocks();
  const clock = start(quarterHour);
  time.wall += 600_000;
  expect(clock.getRemainingTime()).toBe(300_000);
});

it.each([
  [2000, false],
  [2001, true],
])("corrects the end after the clock is set back by %i ms: %j", (back, isCorrected) => {
  const { time, start } = clocks();
  const clock = start(quarterHour);
  time.wall -= back;
  expect(clock.getCorrected() !== undefined).toBe(isCorrected);
});
