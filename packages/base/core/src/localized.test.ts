import { beforeEach, expect, it } from "vitest";
import { compileMessage } from "./compile-message.js";
import { compileOwn } from "./compile-own.js";
import { defineText } from "./define-text.js";
import { listed } from "./listed.js";
import { dated, priced } from "./localized.js";
import { setPageConfiguration } from "./page-configuration.js";
import { setMessageCompiler } from "./page-messages.js";
import { runtime } from "./runtime.js";

const text = defineText("probe", {
  back: compileMessage("Back: {names}."),
  each: compileMessage("{price} each"),
  coming: compileMessage("From {date}"),
});
const values = {
  names: listed(["A", "B", "C"]),
  price: priced({ minor: 123450, currency: "EUR" }),
  date: dated("2026-11-05"),
};

beforeEach(() => {
  runtime().shared.clear();
  setMessageCompiler(compileOwn);
});

it("in a message that the page has not written, lists, prices and days are English, whatever the page is in", () => {
  setPageConfiguration({ locale: "ar" });
  expect(text("back", values)).toBe("Back: A, B, and C.");
  expect(text("each", values)).toBe("\u2068€1,234.50\u2069 each");
  expect(text("coming", values)).toBe("From November 05, 2026");
});

it("in the page's own message they are as the page's locale has them", () => {
  const de = { "probe.back": "Zurück: {names}.", "probe.each": "je {price}", "probe.coming": "Ab {date}" };
  setPageConfiguration({ locale: "de", messages: { de } });
  expect(text("back", values)).toBe("Zurück: A, B und C.");
  expect(text("each", values)).toBe("je \u20681.234,50\u00a0€\u2069");
  expect(text("coming", values)).toBe("Ab 05. November 2026");
});

it("keeps a text that is no date as it is", () => {
  expect(text("coming", { date: dated("soon") })).toBe("From soon");
});
