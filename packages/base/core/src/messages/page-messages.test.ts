import { beforeEach, expect, it, vi } from "vitest";
import { setPageConfiguration } from "../page/page-configuration.js";
import { runtime } from "../page/runtime.js";
import { compileMessage } from "./compile-message.js";
import { compileOwn } from "./compile-own.js";
import { defineText } from "./define-text.js";
import type { LocaleMessages, LocaleModule } from "./locale-messages.js";
import { getFallbackLanguage, messagesReady, onMessages, setMessageCompiler } from "./page-messages.js";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const text = defineText("probe", {
  title: "Cart",
  note: "A note",
  count: compileMessage("{n, plural, one {# item} other {# items}}"),
});

const compile = (messages: Record<string, string>): LocaleMessages =>
  Object.fromEntries(Object.entries(messages).map(([key, icu]) => [`probe.${key}`, compileMessage(icu)]));

const de = compile({ title: "Warenkorb", count: "{n, plural, one {# Artikel} other {# Artikel}}" });
const fr = compile({ title: "Panier" });

it("shows the messages of a locale that code passes, at once, and English for others (beyond-390)", () => {
  setMessageCompiler(compileOwn);
  setPageConfiguration({ locale: "de", locales: { de } });
  expect([text("title"), text("note")]).toEqual(["Warenkorb", "A note"]);
  expect([text.getLocale("title"), text.getLocale("note")]).toEqual(["de", "en-US"]);
  expect(text("count", { n: 1234 })).toBe("1.234 Artikel");
});

it("inherits the language's messages in a region, and prefers the page's own (beyond-389)", () => {
  setMessageCompiler(compileOwn);
  setPageConfiguration({
    locale: "de-AT",
    locales: { de, "de-AT": compile({ note: "Eine Notiz" }) },
    messages: { de: { "probe.title": "Einkaufswagerl" } },
  });
  expect([text("title"), text("note")]).toEqual(["Einkaufswagerl", "Eine Notiz"]);
  expect(text("count", { n: 1234 })).toBe(`${new Intl.NumberFormat("de-AT").format(1234)} Artikel`);
});

it.each(["DE-at", "de-AT"])("finds the locale of %s in any case", (locale) => {
  setPageConfiguration({ locale, locales: { de } });
  expect(text("title")).toBe("Warenkorb");
});

it("shows English in a language without messages (beyond-390)", async () => {
  setPageConfiguration({ locale: "nl", locales: { de } });
  await messagesReady();
  expect([text("title"), getFallbackLanguage("probe")]).toEqual(["Cart", "en-US"]);
});

it("loads a locale once, when a page is in its language (beyond-387)", async () => {
  const load = vi.fn(async (): Promise<LocaleModule> => ({ default: de }));
  const locales = { de: load };
  setPageConfiguration({ locale: "en-GB", locales });
  await messagesReady();
  expect([text("title"), load.mock.calls.length]).toEqual(["Cart", 0]);
  setPageConfiguration({ locale: "de" });
  setPageConfiguration({ api: "/api/" });
  await messagesReady();
  expect([text("title"), load.mock.calls.length]).toEqual(["Warenkorb", 1]);
});

it("notifies when a later change of the language has loaded, and ignores an earlier one (beyond-388)", async () => {
  let finishGerman = (_: LocaleModule) => {};
  const german = () => new Promise<LocaleModule>((resolve) => (finishGerman = resolve));
  setPageConfiguration({ locale: "de", locales: { de: german, fr: async () => ({ default: fr }) } });
  const titles: string[] = [];
  const end = onMessages(() => titles.push(text("title")));
  await vi.dynamicImportSettled();
  setPageConfiguration({ locale: "fr" });
  await messagesReady();
  finishGerman({ default: de });
  setPageConfiguration({ locale: "en" });
  await messagesReady();
  end();
  setPageConfiguration({ locale: "fr" });
  await messagesReady();
  expect(titles).toEqual(["Panier", "Cart"]);
});

it("is ready when the language changes to English before its messages load (beyond-388)", async () => {
  let finish = (_: LocaleModule) => {};
  const german = () => new Promise<LocaleModule>((resolve) => (finish = resolve));
  setPageConfiguration({ locale: "de", locales: { de: german } });
  const ready = messagesReady();
  await vi.dynamicImportSettled();
  setPageConfiguration({ locale: "en", locales: undefined });
  finish({ default: de });
  await ready;
  expect(text("title")).toBe("Cart");
});

it("shows English when a locale fails to load, and reports it (beyond-390)", async () => {
  const cause = new Error("Gone.");
  setPageConfiguration({
    locale: "de",
    locales: { de: () => Promise.reject(cause) },
    messages: { de: { "probe.note": "Eine Notiz" } },
  });
  await messagesReady();
  expect([text("title"), text("note")]).toEqual(["Cart", "Eine Notiz"]);
  expect(vi.mocked(console.error).mock.calls).toEqual([
    [
      expect.stringContaining('The texts of the locale "de" could not be loaded.'),
      cause,
      "https://quire-widgets.github.io/quire/errors#chunk/failed",
    ],
  ]);
});

it("loads the messages that only some widgets need with these widgets (beyond-387)", async () => {
  const more = vi.fn(async (): Promise<LocaleModule> => ({ default: compile({ note: "Eine Notiz" }) }));
  const getMore = (widget: string) => (widget === "checkout" ? [more()] : []);
  setPageConfiguration({ locale: "de", locales: { de: async () => ({ default: de, getMore }) } });
  await messagesReady("mini-cart");
  expect([text("note"), more.mock.calls.length]).toEqual(["A note", 0]);
  await messagesReady("checkout");
  expect(text("note")).toBe("Eine Notiz");
});

it("keeps the messages of widgets when the language changes (beyond-388)", async () => {
  const load = (title: string, note: string) => async () => ({
    default: compile({ title }),
    getMore: () => [Promise.resolve({ default: compile({ note }) })],
  });
  setPageConfiguration({
    locale: "de",
    locales: { de: load("Warenkorb", "Notiz"), fr: load("Panier", "Note") },
  });
  await messagesReady("checkout");
  setPageConfiguration({ locale: "fr" });
  await messagesReady();
  expect([text("title"), text("note")]).toEqual(["Panier", "Note"]);
});
