import { expect, it } from "vitest";
import { getCountFromAddress, withCount } from "./stream-place.js";

it.each([
  ["?loaded=3", 3],
  ["?term=a&loaded=12", 12],
  ["", 1],
  ["?loaded=0", 1],
  ["?loaded=-2", 1],
  ["?loaded=2.5", 1],
  ["?loaded=abc", 1],
  ["?loaded=2&loaded=3", 1],
  ["?loaded=9999", 200],
  ["?loaded=99999999999", 1],
])("reads from %s %i loaded pages", (search, count) => {
  expect(getCountFromAddress("loaded", search)).toBe(count);
});

it("stores the number of loaded pages in the address next to other parameters (content-2.18)", () => {
  expect(withCount("loaded", 3, "https://quire.test/search?term=a#top")).toBe(
    "https://quire.test/search?term=a&loaded=3#top",
  );
  expect(withCount("loaded", 1, "https://quire.test/search?term=a&loaded=3")).toBe(
    "https://quire.test/search?term=a",
  );
});

it.each([
  ["?page=3", 3],
  ["?page=9999", 9999],
  ["", 1],
  ["?page=0", 1],
  ["?page=-1", 1],
  ["?page=1e3", 1],
  ["?page=2&page=3", 1],
  ["?page=<b>", 1],
])("reads from %s the page %i", (search, page) => {
  expect(getCountFromAddress("page", search)).toBe(page);
});
