import { defineText } from "@quire/core";

/**
 * Texts of the widget. The rule for e-mails (content-5) is in @quire/services/forms, the generic message (content-8) in
 * @quire/features/credentials.
 */
export const text = defineText("newsletter-signup", {
  email: "Email",
  signUp: "Sign up",
  signUpFor: "Sign up for {label}",
  subscribed: "Subscribed",
  subscribedTo: "Subscribed to {label}",
  unsubscribe: "Unsubscribe",
  unsubscribeFrom: "Unsubscribe from {label}",
  unsubscribeAll: "Unsubscribe from all",
  choose: "Choose at least one.",
  legend: "Newsletters",
  invalidEmail: "Please enter a valid email address.",
  tooMany: "You’ve reached the limit for newsletters and topics. Stop following one and try again.",
  subscriberOnly: "{label} is for subscribers only.",
  executiveOnly: "{label} is for Executive subscribers only.",
  offline: "You’re offline. Please try again when you’re back online.",
  waiting: "You’re offline. We’ll do this when you’re back online.",
  done: "You are now subscribed to {label}.",
  ended: "You are no longer subscribed to {label}.",
  endedAll: "You are no longer subscribed to any of these.",
  undoneAll: "You’re subscribed again.",
  notUndone: "Couldn’t undo this.",
  failedFor: "Couldn’t subscribe you to {label}. Please try again.",
});
