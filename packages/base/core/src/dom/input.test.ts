import { expect, it } from "vitest";
import { isComposing, isPlainClick } from "./input.js";

const plain = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

it("handles a plain click, and leaves clicks with another button or a modifier key to the browser", () => {
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
])("decides if %j belongs to an input method: %j", (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});
