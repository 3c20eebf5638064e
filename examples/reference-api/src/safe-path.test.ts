import { expect, it } from "vitest";
import { safePath } from "./safe-path.js";

it.each([
  "/",
  "/p?q=1#h",
  "/topic/subject/data-and-privacy",
  "/search?term=100%25",
  "/a%20b",
  "/caf%C3%A9",
  "/a/../b",
  "/a//b",
])("keeps %s exactly", (path) => {
  expect(safePath(path)).toBe(path);
});

it.each([
  "//evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "/\t/evil.test",
  "https://quire.test@evil.test",
  "https://evil.test\\@quire.test",
  "http://quire.test",
  "https://quire.test.",
  "%252F%252Fevil.test",
  "/%2Fevil.test",
  "/%252Fevil.test",
  "/%5Cevil.test",
  "/.//evil.test",
  "/x/../..//evil.test",
  "/%2e//evil.test",
  "/x/%2e%2e//evil.test",
  "/.%2F/evil.test",
  "/x/%252e%252e//evil.test",
  `/${"a".repeat(10_000)}`,
  "/%",
  "javascript:alert(1)",
  "",
  undefined,
  ["/a", "/b"],
])("redirects %s to the front page (robustness-13)", (target) => {
  expect(safePath(target)).toBe("/");
});
