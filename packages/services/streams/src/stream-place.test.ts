import { expect, it } from "vitest";
import { loadedOf, withLoaded } from "./stream-place.js";

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
])("%s means %i pages loaded", (search, count) => {
  expect(loadedOf(search)).toBe(count);
});

it("the number of pages loaded is kept in the address, beside what stands there (content §2)", () => {
  expect(withLoaded("https://quire.test/search?term=a#top", 3)).toBe(
    "https://quire.test/search?term=a&loaded=3#top",
  );
  expect(withLoaded("https://quire.test/search?term=a&loaded=3", 1)).toBe("https://quire.test/search?term=a");
});
