import { defineText } from "@quire/core";

/** Messages for the native constraints of a field (content-5.9). */
export const text = defineText("forms", {
  required: "This field is required.",
  tooShort: "This field must be at least {n} characters",
  tooLong: "This field must be less than {n} characters",
  invalid: "Please enter a valid value into this field.",
  tooHigh: "Please enter a value that is less than {max}",
  tooLow: "Please enter a value that is more than {min}",
  select: "Please select a valid value",
});
