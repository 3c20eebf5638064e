import { defineText } from "@quire/core";

export const text = defineText("cart-lines", {
  failed:
    "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
  offline: "You are offline. Your cart will be here when you are back online.",
  stale: "This is your cart as we last saw it.",
  retry: "Try again",
  removed: "{count, plural, one {{name} was removed.} other {# items were removed.}}",
  restored: "{count, plural, one {{name} is in your cart again.} other {# items are in your cart again.}}",
  waiting: "You are offline. {name} will be put back when you are connected again.",
  notRestored:
    "{name} could not be put back. Please add {count, plural, one {it again on its page} other {them again on their pages}}.",
});
