import { beforeEach, expect, it, vi } from "vitest";
import { defineText } from "../messages/define-text.js";
import { pageLocale } from "../messages/page-locale.js";
import { messagesReady } from "../messages/page-messages.js";
import {
  getPageSetting,
  isFromMarkup,
  onPageConfiguration,
  pageConfiguration,
  setPageConfiguration,
} from "./page-configuration.js";
import { runtime } from "./runtime.js";

function writeBlock(text: string): Element {
  const block = document.createElement("script");
  block.type = "application/json";
  block.dataset.quireConfig = "";
  block.textContent = text;
  document.head.append(block);
  return block;
}

/** Registers the block like the loader does for the block next to its tag. */
function vouchFor(block: Element): void {
  runtime().shared.set("loader-tag", { block });
}

beforeEach(() => {
  runtime().shared.clear();
  for (const block of document.querySelectorAll("[data-quire-config]")) block.remove();
  vi.spyOn(console, "error")
    .mockReset()
    .mockImplementation(() => {});
});

it("reads the block that the loader vouches for, overridden by configure", () => {
  vouchFor(writeBlock('{"api":"/v2/","locale":"de"}'));
  writeBlock('{"api":"/injected/"}');
  expect(getPageSetting("api")).toBe("/v2/");
  setPageConfiguration({ api: "/v3/" });
  expect(pageConfiguration()).toEqual({ api: "/v3/", locale: "de" });
  expect(getPageSetting("toString")).toBeUndefined();
});

it("reads the settings on the loader's own tag, below its block (beyond-291)", () => {
  const tag = document.createElement("script");
  Object.assign(tag.dataset, {
    api: "https://api.test/",
    afterSignIn: "update",
    passkeys: "",
    integrity: "false",
    captchaSiteKey: "key",
    captchaProvider: "turnstile",
    paymentPublishableKey: "pk_test_1",
    origins: "https://images.test",
    cookieconsent: "ignore",
  });
  const block = writeBlock('{"afterSignIn":"reload","locale":"de"}');
  runtime().shared.set("loader-tag", { tag, block });
  expect(pageConfiguration()).toEqual({
    api: "https://api.test/",
    afterSignIn: "reload",
    passkeys: true,
    integrity: false,
    captcha: { siteKey: "key", provider: "turnstile" },
    payment: { publishableKey: "pk_test_1" },
    locale: "de",
  });
  expect(isFromMarkup("api")).toBe(true);
});

it("reads no block without a loader", () => {
  writeBlock('{"api":"/injected/"}');
  expect(pageConfiguration()).toEqual({});
});

it("reads the configuration block of a late loader, and prefers values set by code", () => {
  setPageConfiguration({ locale: "fr" });
  expect(getPageSetting("api")).toBeUndefined();
  vouchFor(writeBlock('{"api":"/v2/","locale":"de"}'));
  expect(pageConfiguration()).toEqual({ api: "/v2/", locale: "fr" });
  expect(["api", "locale"].map(isFromMarkup)).toEqual([true, false]);
});

it("reports a broken block once, and ignores it", async () => {
  vouchFor(writeBlock("{oops"));
  expect([getPageSetting("api"), getPageSetting("api")]).toEqual([undefined, undefined]);
  const getErrors = () => vi.mocked(console.error).mock.calls.map(([line]) => line);
  await expect.poll(getErrors).toEqual([expect.stringContaining("configuration/json")]);
});

it("uses the locale of the configuration, else of the document, else US English", () => {
  expect(pageLocale()).toBe(document.documentElement.lang || "en-US");
  setPageConfiguration({ locale: "fr-CA" });
  expect(pageLocale()).toBe("fr-CA");
  setPageConfiguration({ locale: "not a locale!" });
  expect(pageLocale()).toBe(document.documentElement.lang || "en-US");
});

it("overrides messages by key and locale, the exact locale over its language", async () => {
  const text = defineText("probe", { hello: "Hello", items: "Items" });
  setPageConfiguration({
    locale: "de-AT",
    messages: {
      de: { "probe.hello": "Hallo {name}", "probe.items": "{n, plural, one {# Ding} other {# Dinge}}" },
      "de-AT": { "probe.hello": "Servus {name}" },
      fr: { "probe.hello": "Bonjour" },
    },
  });
  text("hello");
  await messagesReady();
  expect(text("hello", { name: "Ada" })).toBe("Servus Ada");
  expect(text("items", { n: 2 })).toBe("2 Dinge");
});

it("keeps the default message when its override is broken, and reports the key", async () => {
  const text = defineText("probe", { hello: "Hello", items: "Items" });
  setPageConfiguration({
    locale: "en",
    messages: { en: { "probe.hello": "{oops", "probe.items": "Things" } },
  });
  await messagesReady();
  expect(text("hello")).toBe("Hello");
  expect(text("items")).toBe("Things");
  expect(String(vi.mocked(console.error).mock.calls)).toContain('"probe.hello"');
});

it.each(["null", "[]", '"api"', "7", ""])("reports a block that contains %j, with a fix", async (text) => {
  vouchFor(writeBlock(text));
  expect(pageConfiguration()).toEqual({});
  const getErrors = () => vi.mocked(console.error).mock.lastCall?.[0];
  await expect
    .poll(getErrors)
    .toEqual(
      expect.stringContaining(
        "[quire] configuration/json: The configuration block is not a JSON object. Write one JSON object, without comments; the defaults are used until then.",
      ),
    );
});

it("calls listeners after changes, until the abort", () => {
  const listener = vi.fn();
  const ended = new AbortController();
  onPageConfiguration(listener, ended.signal);
  setPageConfiguration({ locale: "fr" });
  expect(listener).toHaveBeenCalledTimes(1);
  ended.abort();
  setPageConfiguration({ locale: "de" });
  expect(listener).toHaveBeenCalledTimes(1);
});

it("prefers the exact locale to its language in any order, and ignores other locales", async () => {
  const text = defineText("probe", { hello: "Hello", bye: "Bye" });
  setPageConfiguration({
    locale: "de-AT",
    messages: {
      "de-AT": { "probe.hello": "Servus" },
      de: { "probe.hello": "Hallo" },
      "de-CH": { "probe.bye": "Adieu" },
    },
  });
  await messagesReady();
  expect([text("hello"), text("bye")]).toEqual(["Servus", "Bye"]);
});

it.each([null, "Hello", { en: null }])("ignores messages that are %j", async (messages) => {
  const text = defineText("probe", { hello: "Hello" });
  setPageConfiguration({ locale: "en", messages });
  await messagesReady();
  expect(text("hello")).toBe("Hello");
  expect(console.error).not.toHaveBeenCalled();
});

it("reports a message that is not a string, with an example", async () => {
  setPageConfiguration({ locale: "en", messages: { en: { "probe.hello": 7 } } });
  defineText("probe", { hello: "Hello" })("hello");
  await messagesReady();
  expect(vi.mocked(console.error).mock.lastCall).toEqual([
    expect.stringContaining(
      '[quire] message/invalid: The message "probe.hello" of the configuration cannot be used. Write it in ICU syntax, as: You have {n, plural, one {# item} other {# items}}.',
    ),
    new SyntaxError("It is not a string."),
    expect.stringContaining("errors#message/invalid"),
  ]);
});
