import { defineText } from "@quire/core";

/** The texts of content-6.16. */
export const text = defineText("video-access", {
  asking: "One moment, please…",
  guest: "Sign in to play the video on the page you came from.",
  subscribers: "This video is for subscribers.",
  lost: "The page you came from no longer needs this window.",
  down: "We couldn’t reach the server. Please try again in a moment.",
  signIn: "Sign in",
  subscribe: "Subscribe",
  watchHere: "Watch it here",
  retry: "Try again",
});
