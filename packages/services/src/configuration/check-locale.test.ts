import { runtime, setPageConfiguration } from "@quire/core";
import { beforeEach, expect, it, vi } from "vitest";
import { checkLocale } from "./check-locale.js";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const KEYS = ["cart.title", "cart.note"];
const getLines = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

it.each([
  ["as an object", { "cart.title": "Winkelwagen" }],
  ["as a function", async () => ({ default: { "cart.title": "Winkelwagen" } })],
])("reports a partly translated locale once, given %s (beyond-390)", async (_, nl) => {
  setPageConfiguration({ locale: "nl", locales: { nl } });
  await checkLocale(KEYS);
  expect(getLines()).toEqual([
    expect.stringMatching(/message\/incomplete: .*"nl" has no message "cart\.note"\. 1 of 2 messages/),
  ]);
});

it("accepts a locale that the page's own messages complete", async () => {
  const messages = { nl: { "cart.note": "Let op" } };
  setPageConfiguration({ locale: "nl", locales: { nl: { "cart.title": "Winkelwagen" } }, messages });
  await checkLocale(KEYS);
  expect(getLines()).toEqual([]);
});

it("accepts a language that only the page's own messages have", async () => {
  setPageConfiguration({ locale: "nl", messages: { nl: { "cart.note": "Let op" } } });
  await checkLocale(KEYS);
  expect(getLines()).toEqual([]);
});
