import { expect, it } from "vitest";
import { frameAddress } from "./frame-address.js";

const PAGE = "https://partner.test/news?a=1";

it("tells the frame which page is around it, and whose messages count", () => {
  expect(frameAddress("https://site.test/video/embed/7/a?b=c", PAGE)).toEqual({
    href: "https://site.test/video/embed/7/a?b=c&parent=https%3A%2F%2Fpartner.test&autoplay=",
    origin: "https://site.test",
    site: "site.test",
  });
});

it("names no page that has no origin, as in a sandboxed frame", () => {
  expect(frameAddress("https://site.test/v", "about:srcdoc")?.href).toBe("https://site.test/v?autoplay=");
});

it.each([
  "",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.test",
  "https://u:p@site.test/",
])("%j is no video's address", (src) => expect(frameAddress(src, PAGE)).toBeUndefined());
