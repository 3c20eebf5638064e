import { defineText } from "@quire/core";

/** The texts of content-2.65. */
export const text = defineText("video-player", {
  play: "Play",
  continueAt: "Continue at {time}",
  offline: "You are offline. Your place in the video is kept; please try again when you are connected.",
  down: "The video does not answer just now. Please try again in a moment.",
  broken: "The video broke off here. Your place is kept.",
  retry: "Try again",
  goOn: "Go on at {time}",
});
