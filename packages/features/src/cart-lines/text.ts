import { defineText } from "@quire/core";

export const text = defineText("cart-lines", {
  failed:
    "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
  offline: "You are offline. Your cart will be here when you are back online.",
  stale: "This is your cart as we last saw it.",
  retry: "Try again",
});
