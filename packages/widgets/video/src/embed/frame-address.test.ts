import { expect, it } from "vitest";
import { getFrameAddress } from "./frame-address.js";

const PAGE = "https://partner.test/news?a=1";

it("returns a URL that names the embedding page, and the origin of trusted messages", () => {
  expect(getFrameAddress("https://site.test/video/embed/7/a?b=c", PAGE)).toEqual({
    href: "https://site.test/video/embed/7/a?b=c&parent=https%3A%2F%2Fpartner.test&autoplay=",
    origin: "https://site.test",
    site: "site.test",
  });
});

it("names no embedding page without an origin, for example a sandboxed frame", () => {
  expect(getFrameAddress("https://site.test/v", "about:srcdoc")?.href).toBe("https://site.test/v?autoplay=");
});

it.each([
  "",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.test",
  "https://u:p@site.test/",
])("rejects %j as an address", (src) => expect(getFrameAddress(src, PAGE)).toBeUndefined());
