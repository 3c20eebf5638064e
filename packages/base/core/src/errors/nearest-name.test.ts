import { expect, it } from "vitest";
import { nearestName } from "./nearest-name.js";

const NAMES = ["mini-cart", "auth-modal", "follow", "unfollow", "search"];

it.each([
  ["minicart", "mini-cart"],
  ["mini_cart", "mini-cart"],
  ["Auth-Modl", "auth-modal"],
  ["folow", "follow"],
  ["unfolow", "unfollow"],
  ["saerch", "search"],
])("finds for %s the name %s", (name, meant) => {
  expect(nearestName(name, NAMES)).toBe(meant);
});

it.each(["checkout", "x", "video-player"])("finds no name for %s", (name) => {
  expect(nearestName(name, NAMES)).toBeUndefined();
});

it("prefers the nearest name, then the first, and rejects one that differs too much", () => {
  expect(nearestName("serch", ["perch", "search"])).toBe("perch");
  expect(nearestName("abcdef", ["abcdxx", "abcdex"])).toBe("abcdex");
  expect(nearestName("abcdef", ["abcdxx"])).toBe("abcdxx");
  expect(nearestName("abcdef", ["abcxxx"])).toBeUndefined();
  expect(nearestName("abc", ["abcd"])).toBe("abcd");
  expect(nearestName("abcd", ["bcd"])).toBe("bcd");
});
