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
])("%s means %s", (name, meant) => {
  expect(nearestName(name, NAMES)).toBe(meant);
});

it.each(["checkout", "x", "video-player"])("%s means none of them", (name) => {
  expect(nearestName(name, NAMES)).toBeUndefined();
});
