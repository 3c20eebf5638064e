import { beforeEach, expect, it } from "vitest";
import { isVouchedFor, loaderTag } from "./loader-tag.js";
import { runtime } from "./runtime.js";

beforeEach(() => runtime().shared.clear());

/** Registers a loader tag like the loader does. */
function include(origins?: string): void {
  const tag = document.createElement("script");
  if (origins !== undefined) tag.dataset.origins = origins;
  runtime().shared.set("loader-tag", { tag });
}

it("vouches for the page's own origin when the page uses packages only", () => {
  expect(loaderTag()).toBeUndefined();
  expect(isVouchedFor("/api/")).toBe(true);
  expect(isVouchedFor(`${location.origin}/api/`)).toBe(true);
  expect(isVouchedFor("https://api.test/")).toBe(false);
});

it("vouches for the page's own origin when the tag names no origins", () => {
  include();
  expect(isVouchedFor("/api/")).toBe(true);
  expect(isVouchedFor("https://api.test/")).toBe(false);
});

it("vouches for exactly the origins that the tag names", () => {
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

it("vouches for origins of addresses that the tag itself sets (beyond-291)", () => {
  const tag = document.createElement("script");
  Object.assign(tag.dataset, {
    api: "https://api.test/v2/",
    captchaSrc: "https://captcha.test/api.js",
    paymentSrc: "",
  });
  runtime().shared.set("loader-tag", { tag });
  expect(isVouchedFor("https://api.test/other/")).toBe(true);
  expect(isVouchedFor("https://captcha.test/api.js")).toBe(true);
  expect(isVouchedFor("https://other.test/")).toBe(false);
  tag.dataset.api = "data:text/plain,";
  expect(isVouchedFor("data:text/plain,x")).toBe(false);
});
