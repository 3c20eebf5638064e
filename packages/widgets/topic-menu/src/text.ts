import { defineText } from "@quire/core";

/** The texts of accounts-2. `<signIn>` is a link to sign-in. */
export const text = defineText("topic-menu", {
  everything: "Everything",
  button: "Topics: {value}",
  heading: "Topics you follow",
  // The visible word comes first, so that speech input finds the button by it.
  remove: "Unfollow {topic}",
  unfollow: "Unfollow",
  question: 'Stop following "{topic}"?',
  yes: "Yes",
  no: "No",
  removed: "You are no longer following {topic}. Now showing Everything.",
  removeFailed: "Couldn’t remove {topic}, so you’re still following it. Please try again.",
  removeOffline: "You’re offline, so you’re still following {topic}. Please try again.",
  empty: "You’re not following any topics yet.",
  anonymous: "<signIn>Sign in</signIn> to see the topics you follow.",
  failed: "Couldn’t load your topics. Please try again.",
  offline: "You’re offline. Your topics will be here when you’re back online.",
  retry: "Try again",
  findMore: "Find More",
});
