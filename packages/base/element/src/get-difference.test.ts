// @vitest-environment jsdom
import { expect, it } from "vitest";
import { getDifference } from "./get-difference.js";

function place(markup: string): Element {
  const element = document.createElement("section");
  element.innerHTML = markup;
  return element;
}
const difference = (before: string, now: string) => getDifference(place(before), place(now));

it.each([
  ["an equal tree", "<p>One</p><p>Two</p>", "<p>One</p><p>Two</p>"],
  ["an added comment", "<p>One</p>", "<!-- by a filter --><p>O<!-- in a text -->ne</p>"],
  ["another generated id", '<i id="quire-note-1-hint"></i>', '<i id="quire-note-12-hint"></i>'],
  ["a measured style", '<i style="left: 3px"></i>', "<i></i>"],
  [
    "content that depends on a measurement (beyond-111)",
    "<p data-live hidden></p><i data-live><b></b><b></b></i>",
    "<p data-live>More</p><i data-live><b></b></i>",
  ],
  ["a roving tabindex", '<i tabindex="0"></i>', "<i></i>"],
  ["the state of a trigger", '<i data-state="open"></i>', '<i data-state="closed"></i>'],
  [
    "the content of another widget",
    "<quire-x></quire-x>",
    '<quire-x data-state="ready" lang="fr">1</quire-x>',
  ],
])("reports no difference for %s", (_, before, now) => {
  expect(difference(before, now)).toBeUndefined();
});

it("joins adjacent text nodes, and ignores empty ones", () => {
  const pieces = place("");
  pieces.append("", "On", "e", document.createElement("p"), "");
  expect(getDifference(place("One<p></p>"), pieces)).toBeUndefined();
});

it.each([
  ["<p>One</p>", "<p>Two</p>", 'There was "One", and there is "Two"'],
  ["<p>One</p>", "", "There was <p>One, and there is nothing"],
  ["", "<p> One </p>", "There was nothing, and there is <p>One"],
  ["<p>1</p><p>2</p>", "<p>1</p><b>2</b>", "There was <p>2, and there is <b>2"],
  ["<p>1</p>", "1", 'There was <p>1, and there is "1"'],
  ["1", "<p>1</p>", 'There was "1", and there is <p>1'],
  ['<i valuetype="a"></i>', '<i valuetype="b"></i>', 'At <i>, valuetype was "a", and is "b"'],
  [
    '<i data-quire-value="a"></i>',
    '<i data-quire-value="b"></i>',
    'At <i>, data-quire-value was "a", and is "b"',
  ],
  ['<i part="a"></i>', '<b part="b"></b>', 'There was <i part="a">, and there is <b part="b">'],
  ['<a href="/a">Go</a>', '<a href="/b">Go</a>', 'At <a>Go, href was "/a", and is "/b"'],
  ["<a>Go</a>", '<a href="">Go</a>', 'At <a>Go, href was not there, and is ""'],
  ['<a href="">Go</a>', "<a>Go</a>", 'At <a>Go, href was "", and is not there'],
  ['<i id="quire-a-1"></i>', '<i id="quire-b-1"></i>', 'At <i>, id was "a", and is "b"'],
  ["<ul><li>1</li></ul>", "<ul><li>2</li></ul>", 'There was "1", and there is "2"'],
])("compares %s with %s: %s", (before, now, words) => {
  expect(difference(before, now)).toBe(words);
});

it("reports the first difference, with the beginning of a long text", () => {
  expect(difference(`<p>${"word ".repeat(20)}</p><i></i>`, "<b></b><u></u>")).toBe(
    `There was <p>${"word ".repeat(8)}, and there is <b>`,
  );
});
