import { defineText } from "@quire/core";

export const text = defineText("session", {
  notKept:
    "Your password is correct, but your browser didn’t keep you signed in. Allow cookies for this site, then try again.",
  signOutFailed: "We couldn’t sign you out. Please check your connection and try again.",
});
