import { defineText } from "@quire/core";

/** The texts of content-6.16. */
export const text = defineText("video-access", {
  asking: "One moment, please…",
  guest: "Sign in, and the video plays where you came from.",
  subscribers: "This video is for subscribers.",
  lost: "The page that you came from waits for this window no longer.",
  down: "Nobody answers just now. Please try again in a moment.",
  signIn: "Sign in",
  subscribe: "Subscribe",
  watchHere: "Watch it here",
  retry: "Try again",
});
