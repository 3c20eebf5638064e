import { expect, it } from "vitest";
import { readOptions, UsageError } from "./options.js";

it("reads pages and the output folder", () => {
  const args = [
    "a.html",
    "site",
    "--out",
    "dist",
    "--locale",
    "de",
    "--styles",
    "dist/s",
    "--styles-url",
    "/s/",
  ];
  expect(readOptions(args)).toMatchObject({
    paths: ["a.html", "site"],
    out: "dist",
    watch: false,
    locale: "de",
    styles: { folder: "dist/s", address: "/s/" },
  });
});

it("returns undefined for --help", () => expect(readOptions(["--help"])).toBeUndefined());

it.each([
  [[], "Name a page"],
  [["-", "a.html"], '"-" stands alone'],
  [["-", "--watch"], '"-" stands alone'],
  [["a.html", "--styles", "s"], "go together"],
  [["a.html", "--styles", "s", "--styles-url", "/s/", "--nonce", "x"], "need no --nonce"],
  [["a.html", "--locale", "no locale"], "is no locale"],
  [["a.html", "--oops"], "--oops"],
])("rejects %j", (args, words) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(words);
});
