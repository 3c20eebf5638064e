import { defineText } from "@quire/core";

/** Names of the frames, for who does not see them. */
export const text = defineText("payment", {
  fields: "Card details",
  secondStep: "Confirmation by your bank",
});
