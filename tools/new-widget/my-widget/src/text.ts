import { defineText } from "@quire/core";

export const text = defineText("my-widget", {
  heading: "My widget",
  greet: "Greet",
});
