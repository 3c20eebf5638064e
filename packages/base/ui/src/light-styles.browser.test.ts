import { afterEach, expect, it } from "vitest";
import { lightStyles } from "./light-styles.js";

const before = document.adoptedStyleSheets;

afterEach(() => {
  document.adoptedStyleSheets = before;
  document.body.replaceChildren();
});

it("gives text in another language its own direction, in any page", () => {
  document.adoptedStyleSheets = lightStyles("p { color: red }").map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.body.setHTMLUnsafe('<div data-quire-ui><p>A</p></div><div data-quire-ui lang="en"><p>B</p></div>');
  const directions = [...document.querySelectorAll("p")].map((one) => getComputedStyle(one).unicodeBidi);
  expect(directions).toEqual(["isolate", "plaintext"]);
});

it("keeps hidden elements hidden under any style sheet of Quire or the page", () => {
  document.adoptedStyleSheets = [
    ...lightStyles(".a .b .box { display: flex }"),
    "* { display: grid !important }",
  ].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  document.body.setHTMLUnsafe(
    '<div data-quire-ui><div class="a"><div class="b"><p class="box">Seen</p><p class="box" hidden>Not</p></div></div></div>',
  );
  const displays = [...document.querySelectorAll(".box")].map((box) => getComputedStyle(box).display);
  expect(displays).toEqual(["flex", "none"]);
});
