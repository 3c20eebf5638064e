import { expect, it } from "vitest";
import { searchAddress } from "./search-address.js";
import { isSuggestible, normalizeTerm } from "./term.js";

it.each([
  ["ab", false],
  ["  a  b  ", true],
  ["  ab ", false],
  ["abc", true],
  ["a b", true],
  ["   ", false],
  ["", false],
])(
  "suggestions for %j start only above 2 characters after trimming and collapsing spaces: %s (content-5.11)",
  (...row) => {
    const [typed, isEnough] = row;
    expect(isSuggestible(typed)).toBe(isEnough);
  },
);

it("collapses every kind of space", () => {
  expect(normalizeTerm(" a\u00a0 \t b\n")).toBe("a b");
});

it("adds the referral 02749 to the more-results link (content-9.14)", () => {
  expect(searchAddress(" cost  & price ", undefined, undefined, true)).toBe(
    "/search?q=cost+%26+price&referral=02749",
  );
  expect(searchAddress("a#b")).toBe("/search?q=a%23b");
  expect(searchAddress("a", "/find?lang=en#top", undefined, true)).toBe(
    "/find?lang=en&q=a&referral=02749#top",
  );
  expect(searchAddress("a", "/find", "query")).toBe("/find?query=a");
});
