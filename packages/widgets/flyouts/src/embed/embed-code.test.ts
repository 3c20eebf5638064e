import { expect, it } from "vitest";
import { getEmbedCode } from "./embed-code.js";

const BASE = "https://quire.test/video/12/the-napkin";

it("is an iframe of 480 by 270 with an absolute address (content-2.34)", () => {
  expect(getEmbedCode("/video/embed/12/the-napkin", "The Napkin", BASE)).toBe(
    '<iframe width="480" height="270" src="https://quire.test/video/embed/12/the-napkin" title="The Napkin" allow="fullscreen" loading="lazy"></iframe>',
  );
});

it("escapes title and address in attributes (robustness-7)", () => {
  const code = getEmbedCode("/video/embed/12?a=\"'&b=<c>", "\"><script>alert('x')</script>&", BASE);
  expect(code).toBe(
    '<iframe width="480" height="270" src="https://quire.test/video/embed/12?a=%22%27&amp;b=%3Cc%3E" title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;" allow="fullscreen" loading="lazy"></iframe>',
  );
});

it("has no title if none is known", () => {
  expect(getEmbedCode("/v", "", BASE)).not.toContain("title=");
});

it.each([
  "javascript:alert(1)",
  "java\nscript:a",
  " \u0001javascript:a",
  "data:text/html,a",
  "blob:x",
  "vbscript:a",
  "mailto:a@b.c",
  "https://a:b@quire.test/",
  "",
])("is undefined for %j (robustness-8)", (url) => {
  expect(getEmbedCode(url, "x", BASE)).toBeUndefined();
});
