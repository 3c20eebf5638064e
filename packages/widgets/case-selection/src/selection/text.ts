import { defineText } from "@quire/core";

/** Verbatim texts of accounts-2, and the defaults of attributes. */
export const text = defineText("case-selection", {
  greeting: "Hi, {name}.",
  close: "Close Case Selection",
  heading: "This case selection is for subscribers",
  cta: "See subscriptions",
  anchor: "Already a subscriber? Sign in.",
  included: "Your subscription includes this case selection.",
  notYet: "This PDF isn’t available yet.",
});
