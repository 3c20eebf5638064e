import { defineText } from "@quire/core";

/** The texts of content-6.16. */
export const text = defineText("video-sign-in", {
  waiting: "Use the new window to sign in. The video will then continue here.",
  closed: "The window closed before you signed in.",
  blocked: "Your browser blocked the sign-in window. Allow it and try again, or watch on {site}.",
  refused: "Your sign-in has expired. Please sign in again.",
  watchThere: "Watch on {site}",
});
