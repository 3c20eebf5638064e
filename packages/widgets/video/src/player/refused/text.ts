import { defineText } from "@quire/core";

/** The texts of content-2.65 and content-6.11. */
export const text = defineText("video-player", {
  gone: "This video is no longer available.",
  region: "This video isn’t available in your country.",
  expired: "The time to watch this video has ended.",
  subscribers: "This video is for subscribers.",
  unplayable: "Your browser can’t play this video. Try a newer version or another browser.",
  misconfigured: "This video can’t be shown here.",
  others: "Other videos",
  subscribe: "Subscribe",
  signIn: "Sign in",
});
