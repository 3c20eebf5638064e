import { describe, expect, it } from "vitest";
import { getReturnPath, toSafeReturnPath } from "./safe-return-path.js";
import { safeHref } from "./safe-url.js";

const O = location.origin;
const HOST = location.host;

describe("safeReturnPath", () => {
  const unsafe = [
    "//evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    `https://${HOST}@evil.test`,
    `https://evil.test\\@${HOST}`,
    `${O.replace("http:", "ftp:")}/x`,
    O.replace(location.hostname, `${location.hostname}.`),
    `${O}.evil.test/`,
    "%252F%252Fevil.test",
    "/%252F%252Fevil.test",
    "/%2F/evil.test",
    "/%5Cevil.test",
    "/.//evil.test",
    "/x/..//evil.test",
    `/${"a".repeat(10_240)}`,
    "%",
    "/%",
    "/%E0%A4",
    "javascript:alert(1)",
    "",
  ];
  for (const value of unsafe) {
    it(`leads to / instead of ${JSON.stringify(value.slice(0, 40))} (robustness-13)`, () => {
      expect(toSafeReturnPath(value)).toBe("/");
    });
  }

  it("keeps a path with query and hash exactly (robustness-13)", () => {
    expect(toSafeReturnPath("/p?q=1#h")).toBe("/p?q=1#h");
    expect(toSafeReturnPath("/search?q=50%25&next=%2F%2Fx")).toBe("/search?q=50%25&next=%2F%2Fx");
    expect(toSafeReturnPath("/topic/caf%C3%A9%20society")).toBe("/topic/caf%C3%A9%20society");
    expect(toSafeReturnPath(`${O}/p`)).toBe("/p");
  });

  it("refuses values that are not text", () => {
    for (const value of [null, 7, {}, ["/x"]]) expect(toSafeReturnPath(value, "/home")).toBe("/home");
  });

  it("refuses a parameter that is given twice (robustness-13)", () => {
    expect(getReturnPath("?return=/a")).toBe("/a");
    expect(getReturnPath("?return=/a&return=/b")).toBe("/");
    expect(getReturnPath("")).toBe("/");
  });
});

describe("safeHref", () => {
  const scripts = [
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    " \u0001javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,x",
    "blob:https://quire.test/1",
    "vbscript:x",
    "https://user@evil.test/",
  ];
  for (const value of scripts) {
    it(`gives no href for ${JSON.stringify(value)} (robustness-8)`, () => {
      expect(safeHref(value)).toBeUndefined();
    });
  }

  it("keeps safe addresses", () => {
    for (const value of ["/product/1", "https://example.com/a?b#c", "mailto:a@b.example", "page", "#top"]) {
      expect(safeHref(value)).toBe(value);
    }
  });
});

describe("both functions", () => {
  const path = (length: number) => `/${"a".repeat(length - 1)}`;

  it("accept at most 2,048 characters", () => {
    expect(toSafeReturnPath(path(2048))).toBe(path(2048));
    expect(toSafeReturnPath(path(2049))).toBe("/");
    expect(safeHref(path(2048))).toBe(path(2048));
    expect(safeHref(path(2049))).toBeUndefined();
  });

  it("refuse addresses with a user name or password", () => {
    const { protocol } = location;
    expect(safeHref("https://:secret@example.com/")).toBeUndefined();
    expect(toSafeReturnPath(`${protocol}//:secret@${HOST}/x`)).toBe("/");
  });
});

describe("decoded addresses", () => {
  it.each(["/a%20b", "/a%2520b", "/a%252520b"])("keeps %s", (path) => {
    expect(toSafeReturnPath(path)).toBe(path);
  });

  it.each(["/a%25252520b", "/100%25", "/%252525255C", "/a%00b", "/a%0Ab", "/%25252F%25252Fevil.test"])(
    "replaces %s with / (robustness-13)",
    (path) => {
      expect(toSafeReturnPath(path)).toBe("/");
    },
  );

  it("checks only the path, not the query", () => {
    expect(toSafeReturnPath("/p?next=%5C%0A")).toBe("/p?next=%5C%0A");
    expect(toSafeReturnPath("/p#%5C")).toBe("/p#%5C");
  });
});

it("safeHref accepts only text, and also mail and telephone addresses", () => {
  for (const value of ["", null, undefined, 7, ["/x"]]) expect(safeHref(value)).toBeUndefined();
  for (const value of ["tel:+16175550100", "mailto:a@b.example"]) expect(safeHref(value)).toBe(value);
  for (const value of ["ftp://example.com/", "https://", "a b"]) expect(safeHref(value)).toBeUndefined();
});

it("safeReturnPath accepts a path that decodes to itself, and one of this origin without a path", () => {
  expect(toSafeReturnPath(`${O}/`)).toBe("/");
  expect(toSafeReturnPath(O, "/home")).toBe("/home");
  expect(toSafeReturnPath("p", "/home")).toBe("/home");
});
