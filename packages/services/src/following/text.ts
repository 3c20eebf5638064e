import { defineText } from "@quire/core";

export const text = defineText("following", {
  follow:
    "{type, select, topic {You are now following {name}.} newsletter {You are now subscribed to {name}.} other {You are now subscribed.}}",
  unfollow:
    "{type, select, topic {You are no longer following {name}.} newsletter {You are no longer subscribed to {name}.} other {You are no longer subscribed.}}",
  "subscriber-only": "{name} is for subscribers only. Subscribe to follow it.",
  "executive-only": "{name} is for Executive subscribers only.",
  "invalid-email": "Please enter a valid email address.",
  "too-many": "You’ve reached the limit for topics and newsletters. Stop following one and try again.",
  followReason:
    "{type, select, topic {Sign in to follow {name}.} newsletter {Sign in to subscribe to {name}.} other {Sign in to subscribe.}}",
  unfollowReason:
    "{type, select, topic {Sign in to unfollow {name}.} newsletter {Sign in to unsubscribe from {name}.} other {Sign in to unsubscribe.}}",
  "sign-in-needed": "Please sign in to follow {name}.",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  "all-ended": "You are no longer following or subscribed to anything.",
  restored: "Your topics and newsletters are back.",
  "type-ended": "You are no longer subscribed to any of these.",
});
