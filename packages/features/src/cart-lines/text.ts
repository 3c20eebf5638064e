import { defineText } from "@quire/core";

export const text = defineText("cart-lines", {
  failed:
    "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
  offline: "You’re offline. Your cart will be here when you’re back online.",
  stale: "Your cart may be out of date.",
  retry: "Try again",
  removed: "{count, plural, one {{name} was removed.} other {# items were removed.}}",
  restored: "{count, plural, one {{name} is back in your cart.} other {# items are back in your cart.}}",
  waiting: "You’re offline. We’ll put {name} back when you’re online again.",
  notRestored:
    "Couldn’t put {name} back. Please add {count, plural, one {it again from its page} other {them again from their pages}}.",
});
