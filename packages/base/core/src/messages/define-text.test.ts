import { beforeEach, expect, it } from "vitest";
import { setPageConfiguration } from "../page/page-configuration.js";
import { runtime } from "../page/runtime.js";
import { compileMessage } from "./compile-message.js";
import { compileOwn } from "./compile-own.js";
import { defineText } from "./define-text.js";
import { setMessageCompiler } from "./page-messages.js";

beforeEach(() => runtime().shared.clear());

const text = defineText("probe", {
  count: compileMessage("{n, number} items"),
  help: compileMessage("Ask <help>{who}</help>."),
});

it("returns a message with its values, or in pieces with its tags", () => {
  expect(text("count", { n: 1234 })).toBe("1,234 items");
  expect(text("help", { who: "us" })).toBe("Ask us.");
  expect(text("help")).toBe("Ask .");
  const help = (words: string) => ({ link: words });
  expect(text.rich("help", { who: "us" }, { help })).toEqual(["Ask ", { link: "us" }, "."]);
});

it("uses the page's locale only for messages that the page wrote", () => {
  setMessageCompiler(compileOwn);
  setPageConfiguration({ locale: "de", messages: { de: { "probe.count": "{n, number} Dinge" } } });
  expect([text.getLocale("count"), text.getLocale("help")]).toEqual(["de", "en-US"]);
  expect(text("count", { n: 1234 })).toBe("1.234 Dinge");
});

it("follows later changes of the configuration", () => {
  expect(text("count", { n: 1 })).toBe("1 items");
  setPageConfiguration({ messages: { en: { "probe.count": "Just {n}" } } });
  expect(text("count", { n: 1 })).toBe("Just 1");
});
