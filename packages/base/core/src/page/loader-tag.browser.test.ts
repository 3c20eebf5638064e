import { beforeEach, expect, it } from "vitest";
import { isVouchedFor, loaderTag } from "./loader-tag.js";
import { runtime } from "./runtime.js";

beforeEach(() => runtime().shared.clear());

/** As the loader leaves it. */
function include(origins?: string): void {
  const tag = document.createElement("script");
  if (origins !== undefined) tag.dataset.origins = origins;
  runtime().shared.set("loader-tag", { tag });
}

it("there is none where a page uses packages alone: its own origin is vouched for", () => {
  expect(loaderTag()).toBeUndefined();
  expect(isVouchedFor("/api/")).toBe(true);
  expect(isVouchedFor(`${location.origin}/api/`)).toBe(true);
  expect(isVouchedFor("https://api.test/")).toBe(false);
});

it("a tag that names no origins vouches for its page's own", () => {
  include();
  expect(isVouchedFor("/api/")).toBe(true);
  expect(isVouchedFor("https://api.test/")).toBe(false);
});

it("a tag vouches for the origins that it names, exactly", () => {
  include("https://api.test  https://images.test");
  expect(isVouchedFor("https://api.test/v2/")).toBe(true);
  expect(isVouchedFor("https://images.test/")).toBe(true);
  for (const other of [
    "https://api.test.evil.test/",
    "http://api.test/",
    "https://api.test:444/",
    "https://",
  ]) {
    expect(isVouchedFor(other)).toBe(false);
  }
});
