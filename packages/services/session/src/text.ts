import { defineText } from "@quire/core";

export const text = defineText("session", {
  signOutFailed: "You could not be signed out. Please check your connection and try again.",
});
