// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { attributeText, escapeText, getMarkup, sheetText } from "./markup.js";

const HOSTILE = [
  `"><script>alert(1)</script>`,
  "</template><img src=x onerror=alert(1)>",
  "'`&amp;\u00a0\u2028é漢🙂",
  "<!--",
];

it.each(HOSTILE)("escapes %s, so that it reads back unchanged (beyond-41)", (text) => {
  const host = document.createElement("div");
  const link = document.createElement("a");
  link.setAttribute("title", text);
  link.textContent = text;
  host.append(link);
  const markup = getMarkup(host);
  expect(markup).toMatch(/^<a title="[^"<>]*">[^<>]*<\/a>$/);
  expect(markup).toMatch(/^[\x20-\x7e]*$/);
  const read = document.createElement("div");
  read.innerHTML = markup;
  expect([read.firstElementChild?.getAttribute("title"), read.textContent]).toEqual([text, text]);
  expect(attributeText("nonce", text)).toMatch(/^ nonce="[^"<>]*"$/);
});

it("escapes a control character", () => expect(escapeText("a\u0000b")).toBe("a&#0;b"));

it("writes void elements without an end tag, and omits comments", () => {
  const host = document.createElement("div");
  host.append(document.createElement("br"), document.createComment("--><script>"), "text");
  expect(getMarkup(host)).toBe("<br>text");
});

it.each(["script", "style", "iframe"])("rejects a <%s> element, which no widget creates", (tag) => {
  const host = document.createElement("div");
  host.append(document.createElement(tag));
  expect(() => getMarkup(host)).toThrow(`<${tag}> cannot be prerendered.`);
});

it("escapes a style sheet's end tag and non-ASCII characters", () =>
  expect(sheetText('a::after { content: "•</style>" }')).toBe('a::after { content: "\\2022 <\\/style>" }'));
