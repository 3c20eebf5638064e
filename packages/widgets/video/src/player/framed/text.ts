import { defineText } from "@quire/core";

/** The texts of content-6.16. */
export const text = defineText("video-sign-in", {
  waiting: "Sign in in the window that has opened. The video then goes on here.",
  closed: "The window was closed before you had signed in.",
  blocked: "Your browser did not open the window to sign in. Allow it to, and try again, or watch on {site}.",
  refused: "What the window has brought holds no longer. Please sign in once more.",
  watchThere: "Watch on {site}",
});
