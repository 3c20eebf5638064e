import { expect, it, vi } from "vitest";
import { formatDay } from "../money/localized.js";
import { formatMoney } from "../money/money.js";
import { formatNumber, getPluralCategory } from "./american-english.js";

const LOCALES = ["en", "en-US"];
const NUMBERS = [0, 1, -1, 1.5, 2, 21, 101, 999, 1000, -999, 1234.5, 1e6];

it.each(LOCALES)("formats numbers and plurals in %s as Intl does", (locale) => {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  for (const value of NUMBERS) {
    expect(formatNumber(value, locale)).toBe(numbers.format(value));
    expect(getPluralCategory(value, locale)).toBe(plurals.select(value));
  }
});

it.each(LOCALES)("formats US dollars in %s as Intl does", (locale) => {
  const options = { style: "currency", currency: "USD" } as const;
  const all = new Intl.NumberFormat(locale, options);
  const whole = new Intl.NumberFormat(locale, { ...options, trailingZeroDisplay: "stripIfInteger" });
  for (const minor of [0, 1, 7, 99, 100, 1295, 99_999, 100_000, 123_450, -5, -500, 123_456_789_00]) {
    const amount = { minor, currency: "USD" };
    expect(formatMoney(amount, locale)).toBe(all.format(minor / 100));
    expect(formatMoney(amount, locale, "stripIfInteger")).toBe(whole.format(minor / 100));
  }
});

it.each(LOCALES)("formats days in %s as Intl does", (locale) => {
  const days = new Intl.DateTimeFormat(locale, {
    ...({ month: "long", day: "2-digit", year: "numeric", timeZone: "UTC" } as const),
  });
  for (const day of ["2026-11-05", "2024-02-29", "1956-01-01", "1583-12-31", "1582-12-31", "0005-03-01"])
    expect(formatDay(day, locale)).toBe(days.format(new Date(day)));
});

it("uses no Intl for usual values in American English", () => {
  const kinds = ["NumberFormat", "PluralRules", "DateTimeFormat"] as const;
  const created = kinds.map((kind) => vi.spyOn(Intl, kind));
  formatNumber(12, "en");
  getPluralCategory(12, "en-US");
  formatMoney({ minor: 1295, currency: "USD" }, "en");
  formatDay("2026-11-05", "en-US");
  for (const one of created) expect(one).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it.each([
  ["en-GB", "US$12.95", "05 November 2026"],
  ["en-IN", "$12.95", "05 November 2026"],
])("leaves %s to Intl", (locale, amount, day) => {
  expect(formatMoney({ minor: 1295, currency: "USD" }, locale)).toBe(amount);
  expect(formatDay("2026-11-05", locale)).toBe(day);
});
