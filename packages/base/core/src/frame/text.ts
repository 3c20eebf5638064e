import { defineText } from "../index.js";

export const text = defineText("frame", {
  close: "Close",
  loading: "Loading…",
  failed: "Couldn’t load this.",
  retry: "Try again",
});
