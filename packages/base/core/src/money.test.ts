import { expect, it } from "vitest";
import { formatMoney, multiplyMoney, parseMoney, sumMoney } from "./money.js";

it("reads amounts into minor units, without binary fractions on the way", () => {
  expect(parseMoney("12.95")).toEqual({ minor: 1295, currency: "USD" });
  expect(parseMoney(0.07)).toEqual({ minor: 7, currency: "USD" });
  expect(parseMoney("1.1")).toEqual({ minor: 110, currency: "USD" });
  expect(parseMoney("-3.5")).toEqual({ minor: -350, currency: "USD" });
  expect(parseMoney("2.345")).toEqual({ minor: 235, currency: "USD" });
});

it("knows how many digits a currency has", () => {
  expect(parseMoney("1200", "JPY")).toEqual({ minor: 1200, currency: "JPY" });
  expect(formatMoney({ minor: 1200, currency: "JPY" }, "en-US")).toBe("¥1,200");
});

it("refuses what is not an amount", () => {
  for (const text of ["", "12,95", "1e3", "NaN", "$5", "<b>5</b>"]) expect(parseMoney(text)).toBeUndefined();
});

it("shows US dollars with two decimals and thousands separators (content-9.12)", () => {
  expect(formatMoney({ minor: 123450, currency: "USD" }, "en-US")).toBe("$1,234.50");
});

it("adds and multiplies exactly", () => {
  const price = { minor: 10, currency: "USD" };
  expect(sumMoney([price, multiplyMoney(price, 2)])).toEqual({ minor: 30, currency: "USD" });
  expect(sumMoney([])).toEqual({ minor: 0, currency: "USD" });
});
