import { expect, it } from "vitest";
import { formatMoney, multiplyMoney, parseMoney, sumMoney } from "./money.js";

it("parses amounts into minor units without binary rounding errors", () => {
  expect(parseMoney("12.95")).toEqual({ minor: 1295, currency: "USD" });
  expect(parseMoney(0.07)).toEqual({ minor: 7, currency: "USD" });
  expect(parseMoney("1.1")).toEqual({ minor: 110, currency: "USD" });
  expect(parseMoney("-3.5")).toEqual({ minor: -350, currency: "USD" });
  expect(parseMoney("2.345")).toEqual({ minor: 235, currency: "USD" });
});

it("uses the number of digits of each currency", () => {
  expect(parseMoney("1200", "JPY")).toEqual({ minor: 1200, currency: "JPY" });
  expect(formatMoney({ minor: 1200, currency: "JPY" }, "en-US")).toBe("¥1,200");
});

it.each([
  ["eur", "EUR"],
  ["US Dollars", "USD"],
  ["840", "USD"],
  ["", "USD"],
])("uses for the currency %j the code %s (beyond-116)", (code, currency) => {
  expect(parseMoney("5", code)).toEqual({ minor: 500, currency });
});

it("refuses invalid amounts", () => {
  for (const text of ["", "12,95", "1e3", "NaN", "$5", "<b>5</b>"]) expect(parseMoney(text)).toBeUndefined();
});

it("shows US dollars with two decimals and thousands separators (content-9.12)", () => {
  expect(formatMoney({ minor: 123450, currency: "USD" }, "en-US")).toBe("$1,234.50");
});

it.each([
  ["en-US", "$1,234.50"],
  ["de", "1.234,50\u00a0$"],
  ["fr", "1\u202f234,50\u00a0$US"],
  ["es", "1234,50\u00a0US$"],
  ["ar", "\u200f1,234.50\u00a0\u2066US$\u2069"],
])("formats dollars in %s with the usual symbol, in one piece (beyond-403)", (locale, shown) => {
  expect(formatMoney({ minor: 123450, currency: "USD" }, locale)).toBe(shown);
});

it.each([
  ["USD", "en-US", "$", "$"],
  ["CAD", "en-US", "CA$", "CA$"],
  ["CAD", "ar", "CA$", "\u2066CA$\u2069"],
  ["EUR", "ar", "€", "€"],
  ["SAR", "ar", "ر.س.", "ر.س."],
])("keeps the symbol of %s in %s unambiguous (beyond-403)", (currency, locale, symbol, shown) => {
  const text = formatMoney({ minor: -500, currency }, locale);
  expect(text).toContain(shown);
  expect(text.includes("\u2066")).toBe(shown !== symbol);
});

it("leaves out the decimals of whole amounts on request", () => {
  const format = (minor: number) => formatMoney({ minor, currency: "USD" }, "de", "stripIfInteger");
  expect([format(1600), format(1334)]).toEqual(["16\u00a0$", "13,34\u00a0$"]);
});

it("adds and multiplies exactly", () => {
  const price = { minor: 10, currency: "USD" };
  expect(sumMoney([price, multiplyMoney(price, 2)])).toEqual({ minor: 30, currency: "USD" });
  expect(sumMoney([])).toEqual({ minor: 0, currency: "USD" });
});

it.each([
  ["2.344", 234],
  ["2.345", 235],
  ["2.3449", 234],
  ["-2.345", -235],
  ["0.005", 1],
  ["999999999999.99", 99_999_999_999_999],
])("parses %s as %i cents", (amount, minor) => {
  expect(parseMoney(amount)?.minor).toBe(minor);
});

it("refuses amounts with more than twelve digits, or with other text around them", () => {
  for (const text of ["1000000000000", "1.", ".5", " 1", "1 ", "--1", "+1"]) {
    expect(parseMoney(text)).toBeUndefined();
  }
});

it("parses currencies with three digits, and sums in the amounts' or the given currency", () => {
  expect(parseMoney("1.2345", "KWD")).toEqual({ minor: 1235, currency: "KWD" });
  const euro = { minor: 5, currency: "EUR" };
  expect(sumMoney([euro, euro])).toEqual({ minor: 10, currency: "EUR" });
  expect(sumMoney([], "EUR")).toEqual({ minor: 0, currency: "EUR" });
});
