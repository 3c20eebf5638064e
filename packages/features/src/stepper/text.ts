import { defineText } from "@quire/core";

export const text = defineText("stepper", {
  less: "One less: {what}",
  more: "One more: {what}",
  most: "At most {bound}.",
  number: "Please enter a valid number.",
});
