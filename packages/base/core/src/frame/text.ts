import { defineText } from "../index.js";

export const text = defineText("frame", {
  close: "Close",
  loading: "Loading…",
  failed: "This could not be loaded.",
  retry: "Try again",
});
