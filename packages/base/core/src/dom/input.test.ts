import { expect, it } from "vitest";
import { isComposing, isPlainClick } from "./input.js";

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it("a plain click is ours; with another button or any modifier key it is the browser's", () => {
  expect(isPlainClick(plain)).toBe(true);
  for (const more of [
    { button: 1 },
    { button: 2 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ]) {
    expect(isPlainClick({ ...plain, ...more })).toBe(false);
  }
});

it.each([
  [{ isComposing: true, keyCode: 13 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 13 }, false],
])("%j belongs to an input method: %j", (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});
