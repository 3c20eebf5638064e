import { expect, it } from "vitest";
import { findNearestName } from "./nearest-name.js";

const NAMES = ["mini-cart", "auth-modal", "follow", "unfollow", "search"];

it.each([
  ["minicart", "mini-cart"],
  ["mini_cart", "mini-cart"],
  ["Auth-Modl", "auth-modal"],
  ["folow", "follow"],
  ["unfolow", "unfollow"],
  ["saerch", "search"],
])("finds for %s the name %s", (name, meant) => {
  expect(findNearestName(name, NAMES)).toBe(meant);
});

it.each(["checkout", "x", "video-player"])("finds no name for %s", (name) => {
  expect(findNearestName(name, NAMES)).toBeUndefined();
});

it("prefers the nearest name, then the first, and rejects one that differs too much", () => {
  expect(findNearestName("serch", ["perch", "search"])).toBe("perch");
  expect(findNearestName("abcdef", ["abcdxx", "abcdex"])).toBe("abcdex");
  expect(findNearestName("abcdef", ["abcdxx"])).toBe("abcdxx");
  expect(findNearestName("abcdef", ["abcxxx"])).toBeUndefined();
  expect(findNearestName("abc", ["abcd"])).toBe("abcd");
  expect(findNearestName("abcd", ["bcd"])).toBe("bcd");
});
