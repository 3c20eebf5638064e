// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { attributeText, escapeText, markupOf, sheetText } from "./markup.js";

const HOSTILE = [
  `"><script>alert(1)</script>`,
  "</template><img src=x onerror=alert(1)>",
  "'`&amp;\u00a0\u2028é漢🙂",
  "<!--",
];

it.each(HOSTILE)("%s says itself, and nothing else (beyond-41)", (text) => {
  const host = document.createElement("div");
  const link = document.createElement("a");
  link.setAttribute("title", text);
  link.textContent = text;
  host.append(link);
  const markup = markupOf(host);
  expect(markup).toMatch(/^<a title="[^"<>]*">[^<>]*<\/a>$/);
  expect(markup).toMatch(/^[\x20-\x7e]*$/);
  const read = document.createElement("div");
  read.innerHTML = markup;
  expect([read.firstElementChild?.getAttribute("title"), read.textContent]).toEqual([text, text]);
  expect(attributeText("nonce", text)).toMatch(/^ nonce="[^"<>]*"$/);
});

it("a control character is no text of a page", () => expect(escapeText("a\u0000b")).toBe("a&#0;b"));

it("elements without an end have none, comments go", () => {
  const host = document.createElement("div");
  host.append(document.createElement("br"), document.createComment("--><script>"), "text");
  expect(markupOf(host)).toBe("<br>text");
});

it.each(["script", "style", "iframe"])("<%s> is made by no widget, and not written", (tag) => {
  const host = document.createElement("div");
  host.append(document.createElement(tag));
  expect(() => markupOf(host)).toThrow(`<${tag}> cannot be prerendered.`);
});

it("a style sheet ends where it ends, in a page of any encoding", () =>
  expect(sheetText('a::after { content: "•</style>" }')).toBe('a::after { content: "\\2022 <\\/style>" }'));
