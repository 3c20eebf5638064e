import { beforeEach, expect, it } from "vitest";
import { compileMessage } from "../messages/compile-message.js";
import { compileOwn } from "../messages/compile-own.js";
import { defineText } from "../messages/define-text.js";
import { joinNames } from "../messages/join-names.js";
import { setMessageCompiler } from "../messages/page-messages.js";
import { setPageConfiguration } from "../page/page-configuration.js";
import { runtime } from "../page/runtime.js";
import { formatDay, formatLocalDate, formatLocalMoney } from "./localized.js";

const text = defineText("probe", {
  back: compileMessage("Back: {names}."),
  each: compileMessage("{price} each"),
  coming: compileMessage("From {date}"),
});
const values = {
  names: joinNames(["A", "B", "C"]),
  price: formatLocalMoney({ minor: 123450, currency: "EUR" }),
  date: formatLocalDate("2026-11-05"),
};

beforeEach(() => {
  runtime().shared.clear();
  setMessageCompiler(compileOwn);
});

it("formats lists, prices and days in English in a default message, whatever the page's locale", () => {
  setPageConfiguration({ locale: "ar" });
  expect(text("back", values)).toBe("Back: A, B, and C.");
  expect(text("each", values)).toBe("\u2068€1,234.50\u2069 each");
  expect(text("coming", values)).toBe("From November 05, 2026");
});

it("uses the page's locale for values in a message that the page overrides", () => {
  const de = { "probe.back": "Zurück: {names}.", "probe.each": "je {price}", "probe.coming": "Ab {date}" };
  setPageConfiguration({ locale: "de", messages: { de } });
  expect(text("back", values)).toBe("Zurück: A, B und C.");
  expect(text("each", values)).toBe("je \u20681.234,50\u00a0€\u2069");
  expect(text("coming", values)).toBe("Ab 5. November 2026");
});

it("keeps a text that is not a date", () => {
  expect(text("coming", { date: formatLocalDate("soon") })).toBe("From soon");
});

it.each([
  ["2026-11-05", "November 05, 2026"],
  ["2026-11-05T23:30:00Z", "November 05, 2026"],
  ["2026-11-05T23:30:00-05:00", "November 05, 2026"],
  ["1956-01-01", "January 01, 1956"],
])("shows %s as 'MMMM DD, YYYY' (content-9.18)", (value, shown) => {
  expect(formatDay(value, "en-US")).toBe(shown);
});

it.each([
  ["de", "5. November 2026"],
  ["fr", "5 novembre 2026"],
  ["es", "5 de noviembre de 2026"],
])("shows a day in %s without a leading zero (beyond-440)", (locale, shown) => {
  expect(formatDay("2026-11-05", locale)).toBe(shown);
});

it.each(["", "soon", "2026", "2026-13-01", "2026-02-30", "20261105", "2026-11-055"])(
  "refuses %j as a date",
  (value) => {
    expect(formatDay(value, "en-US")).toBeUndefined();
  },
);
