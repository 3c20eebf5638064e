import { defineText } from "@quire/core";

/** The texts of content-2 and content-6. */
export const text = defineText("visual-item", {
  save: "Save",
  saving: "Saving…",
  saved: "Saved",
  saveFailed: "Retry saving",
  download: "{format, select, none {Download} other {Download {format}}}",
  subscribersOnly: "Subscribers can download this.",
  subscribe: "Subscribe",
  signIn: "Sign in",
});
