import { expect, it } from "vitest";
import { highlight } from "./highlight.js";

const marked = (title: string, term: string) =>
  highlight(title, term)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

it.each([
  ["Strategy Under Uncertainty", "strat", "[Strat]egy Under Uncertainty"],
  ["What a Strategy Offsite Is For", "OFF strategy", "What a [Strategy] [Off]site Is For"],
  ["Élan vital", "ela", "[Éla]n vital"],
  ["Elan vital", "éla", "[Ela]n vital"],
  ["Straßenbau", "STRASS", "Straßenbau"],
  ["Administration", "strat", "Administration"],
  ["استراتيجية السنة", "استراتيجية", "[استراتيجية] السنة"],
  ["C++ (and .*) of it", ".* c++ (", "[C]++ (and .*) of it"],
  ["Strategy", "", "Strategy"],
  ["Strategy str", "str strategy", "[Strategy] [str]"],
])("marks in “%s” the word starts that match “%s”", (title, term, wanted) => {
  expect(marked(title, term)).toBe(wanted);
});

it("marks an accent together with its letter, composed or decomposed", () => {
  expect(marked("E\u0301lan", "e")).toBe("[E\u0301]lan");
});

it("keeps the whole title", () => {
  const title = "  “Quoted” – 100 % <b>bold</b> & more… ";
  expect(
    highlight(title, "bold more 100")
      .map(({ text }) => text)
      .join(""),
  ).toBe(title);
});
