import { defineText } from "@quire/core";

/** The texts of content-2.65. */
export const text = defineText("video-player", {
  play: "Play",
  continueAt: "Continue at {time}",
  offline: "You’re offline. We’ve kept your place. Please try again when you’re back online.",
  down: "The video isn’t responding. Please try again in a moment.",
  broken: "The video stopped here. We’ve kept your place.",
  retry: "Try again",
  goOn: "Continue at {time}",
});
