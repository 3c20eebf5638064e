import { expect, it } from "vitest";
import { splitByMatches } from "./transcript.js";

it("returns the matches as every second piece, regardless of case", () => {
  expect(splitByMatches("A napkin. The Napkin.", "napkin")).toEqual([
    "A ",
    "napkin",
    ". The ",
    "Napkin",
    ".",
  ]);
});

it.each(["(", ".*", "[a", "\\", "$"])("finds %s literally", (wanted) => {
  expect(splitByMatches("a plain text", wanted)).toEqual(["a plain text"]);
  expect(splitByMatches(`a${wanted}b`, wanted)).toEqual(["a", wanted, "b"]);
});

it.each([
  ["draw  three", "Draw three boxes", "Draw three"],
  ["draw\u00a0three", "Draw three boxes", "Draw three"],
  ["draw three", "Draw\nthree boxes", "Draw\nthree"],
  ["don't", "You don’t need a fourth", "don’t"],
  ["don’t", "You don't need a fourth", "don't"],
])("finds %j in %j", (wanted, text, found) => {
  expect(splitByMatches(text, wanted)[1]).toBe(found);
});
