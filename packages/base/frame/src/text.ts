import { defineText } from "@quire/core";

export const text = defineText("frame", {
  close: "Close",
  loading: "Loading…",
});
