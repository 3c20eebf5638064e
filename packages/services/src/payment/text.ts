import { defineText } from "@quire/core";

/** Accessible names of the frames. */
export const text = defineText("payment", {
  fields: "Card details",
  secondStep: "Bank confirmation",
});
