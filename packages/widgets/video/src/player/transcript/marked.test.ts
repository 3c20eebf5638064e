import { expect, it } from "vitest";
import { marked } from "./transcript.js";

it("returns the matches as every second piece, regardless of case", () => {
  expect(marked("A napkin. The Napkin.", "napkin")).toEqual(["A ", "napkin", ". The ", "Napkin", "."]);
});

it.each(["(", ".*", "[a", "\\", "$"])("finds %s literally", (wanted) => {
  expect(marked("a plain text", wanted)).toEqual(["a plain text"]);
  expect(marked(`a${wanted}b`, wanted)).toEqual(["a", wanted, "b"]);
});

it.each([
  ["draw  three", "Draw three boxes", "Draw three"],
  ["draw\u00a0three", "Draw three boxes", "Draw three"],
  ["draw three", "Draw\nthree boxes", "Draw\nthree"],
  ["don't", "You don’t need a fourth", "don’t"],
  ["don’t", "You don't need a fourth", "don't"],
])("finds %j in %j", (wanted, text, found) => {
  expect(marked(text, wanted)[1]).toBe(found);
});
