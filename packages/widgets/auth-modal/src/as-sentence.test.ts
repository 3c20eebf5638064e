import { expect, it } from "vitest";
import { toSentence } from "./as-sentence.js";

it.each([
  ["too short, friend", "Too short, friend."],
  [" Is it long enough? ", "Is it long enough?"],
  ["Élan vital!", "Élan vital!"],
  ["", ""],
])("turns %j into %j", (words, sentence) => {
  expect(toSentence(words)).toBe(sentence);
});
