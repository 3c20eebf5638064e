import { defineText } from "@quire/core";

export const text = defineText("session", {
  notKept:
    "Your password is right, but your browser did not keep the sign-in, so you are not signed in. Allow cookies for this site, then try again.",
  signOutFailed: "You could not be signed out. Please check your connection and try again.",
});
