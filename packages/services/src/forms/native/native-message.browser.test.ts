import { expect, it } from "vitest";
import { getNativeMessage } from "./native-message.js";

function field(markup: string): HTMLInputElement | HTMLSelectElement {
  const parsed = new DOMParser().parseFromString(markup, "text/html").body.firstElementChild;
  if (parsed instanceof HTMLInputElement || parsed instanceof HTMLSelectElement) return parsed;
  throw new Error("Not a field.");
}

it.each([
  ["<input required>", "This field is required."],
  ['<input type="email" value="reader">', "Please enter a valid value into this field."],
  ['<input type="number" value="12" max="10">', "Please enter a value that is less than 10"],
  ['<input type="number" value="0" min="1">', "Please enter a value that is more than 1"],
  ['<select required><option value=""></option></select>', "Please select a valid value"],
  ['<input value="fine">', ""],
])("reads the browser's validity of %s", (markup, message) => {
  const element = field(markup);
  expect(getNativeMessage(element.validity, element)).toBe(message);
});
