import { expect, it } from "vitest";
import { type ConstrainedField, getNativeMessage } from "./native-message.js";

it.each<[string, Partial<ValidityState>, ConstrainedField]>([
  ["This field is required.", { valueMissing: true }, { type: "text" }],
  ["This field must be at least 8 characters", { tooShort: true }, { minLength: 8 }],
  ["This field must be less than 30 characters", { tooLong: true }, { maxLength: 30 }],
  ["Please enter a valid value into this field.", { typeMismatch: true }, { type: "email" }],
  ["Please enter a valid value into this field.", { patternMismatch: true }, { type: "text" }],
  ["Please enter a valid value into this field.", { badInput: true }, { type: "number" }],
  ["Please enter a value that is less than 10", { rangeOverflow: true }, { max: "10" }],
  ["Please enter a value that is more than 1", { rangeUnderflow: true }, { min: "1" }],
  ["Please select a valid value", { valueMissing: true }, { type: "select-one" }],
])("native validity: returns '%s' (content-5.9)", (message, validity, field) => {
  expect(getNativeMessage(validity, field)).toBe(message);
});

it("native validity: returns no message for a valid field", () => {
  expect(getNativeMessage({ valid: true, valueMissing: false }, { type: "text" })).toBe("");
});
