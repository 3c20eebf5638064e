import { defineText } from "@quire/core";

/** The texts of accounts-2. `<signIn>` is a link to sign-in. */
export const text = defineText("topic-menu", {
  everything: "Everything",
  button: "Topics: {value}",
  heading: "Topics you follow",
  remove: "Stop following {topic}",
  question: 'Stop following "{topic}"?',
  yes: "Yes",
  no: "No",
  removed: "You are no longer following {topic}. Everything is shown.",
  removeFailed: "You are still following {topic}: it could not be removed. Please try again.",
  removeOffline: "You are offline, so you are still following {topic}. Please try again.",
  empty: "You are not following any topics yet.",
  anonymous: "<signIn>Sign in</signIn> to see the topics that you follow.",
  failed: "Your topics could not be loaded. Please try again.",
  offline: "You are offline. Your topics will be here when you are back online.",
  retry: "Try again",
  findMore: "Find More",
});
