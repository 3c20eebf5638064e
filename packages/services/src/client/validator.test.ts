import { expect, it } from "vitest";
import { getValidator } from "./validator.js";

const at = (date: string, etag?: string) =>
  getValidator(new Headers({ "last-modified": date, ...(etag && { etag }) }));

it("returns the same for two notations of one time (accounts-9.11)", () => {
  expect(at("Thu, 05 Nov 2026 10:00:00 GMT")).toBe(at("Thu, 05 Nov 2026 10:00:00 +0000"));
});

it("differs between users whose profiles changed in the same second", () => {
  const date = "Thu, 05 Nov 2026 10:00:00 GMT";
  expect(at(date, '"a"')).not.toBe(at(date, '"b"'));
});

it("returns undefined when the header is missing or invalid (robustness-42)", () => {
  expect(getValidator(new Headers())).toBeUndefined();
  expect(at("yesterday-ish")).toBeUndefined();
});
