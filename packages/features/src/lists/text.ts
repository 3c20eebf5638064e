import { defineText } from "@quire/core";

/** Messages of lists. Tags in angle brackets mark the names of the buttons below the sentence. */
export const text = defineText("lists", {
  loading: "Loading…",
  more: "Load more items",
  failed: "This could not be loaded. Please try again.",
  failedMore: "More could not be loaded. What is here stays.",
  offline: "You are offline. It goes on when you are online.",
  retry: "Try again",

  // For guests (content-6.5)
  signInFirst: "To access this feature, please <signIn>SIGN IN</signIn> or <register>REGISTER</register>.",
  signIn: "Sign in",
  register: "Create account",
  next: "Then your own list shows here.",
});
