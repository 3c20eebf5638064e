import { defineText } from "@quire/core";

/** The texts of content-2.65 and content-6.11. */
export const text = defineText("video-player", {
  gone: "This video is no longer available.",
  region: "This video cannot be shown in your country.",
  expired: "The time in which this video could be watched is over.",
  subscribers: "This video is for subscribers.",
  unplayable: "Your browser cannot play this video. Another one, or a newer version, can.",
  misconfigured: "This video cannot be shown here.",
  others: "Other videos",
  subscribe: "Subscribe",
  signIn: "Sign in",
});
