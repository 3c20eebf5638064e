import { defineText } from "@quire/core";

export const text = defineText("help-box", {
  ok: "OK",
  label: "Help",
});
