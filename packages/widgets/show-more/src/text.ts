import { defineText } from "@quire/core";

export const text = defineText("show-more", {
  more: "Show more",
  less: "Show less",
});
