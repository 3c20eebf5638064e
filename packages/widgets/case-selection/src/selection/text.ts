import { defineText } from "@quire/core";

/** Words of accounts-2, exactly, and the defaults of what a page says by attributes. */
export const text = defineText("case-selection", {
  greeting: "Hi, {name}.",
  close: "Close Case Selection",
  heading: "This case selection is for subscribers",
  cta: "See subscriptions",
  anchor: "Already a subscriber? Sign in.",
  included: "Your subscription includes this case selection.",
  notYet: "This PDF is not available yet.",
});
