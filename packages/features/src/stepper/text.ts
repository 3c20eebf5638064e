import { defineText } from "@quire/core";

export const text = defineText("stepper", {
  less: "One less: {what}",
  more: "One more: {what}",
  most: "At most {bound}.",
  least: "At least {bound}.",
  whole: "Whole numbers only.",
});
