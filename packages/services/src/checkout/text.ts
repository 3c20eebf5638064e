import { defineText } from "@quire/core";

export const text = defineText("subscription-checkout", {
  reason: "Sign in or create an account to subscribe.",
  opening: "Opening the checkout…",
  failed: "We couldn’t open the checkout. Please choose your plan again.",
  signInNeeded: "Please sign in again to subscribe.",
});
