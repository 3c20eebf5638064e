import { defineText } from "@quire/core";

/** Messages of lists. Tags in angle brackets mark the names of the buttons below the sentence. */
export const text = defineText("lists", {
  loading: "Loading…",
  more: "Load more items",
  failed: "Couldn’t load this. Please try again.",
  failedMore: "Couldn’t load more items.",
  offline: "You’re offline. Loading continues when you’re back online.",
  retry: "Try again",

  // For guests (content-6.5)
  signInFirst: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
  signIn: "Sign in",
  register: "Create account",
});
