import { defineText } from "@quire/core";

/** Gifts of articles (content-6.14). */
export const text = defineText("gift-link", {
  give: "Gift this article",
  lead: "Anyone with the link can read this article.",
  link: "Gift link",
  given: "Here’s your gift link. Anyone with the link can read this article.",
  left: "{n, plural, =0 {You have no gift links left.} one {You have # gift link left.} other {You have # gift links left.}}",
  noneLeft: "You have no gift links left. The links you’ve already shared still work.",
  notAllowed: "Gift links are for subscribers. <subscribe>See subscriptions</subscribe>",
  share: "Share",
  subject: "An article for you: {title}",
  reason: "Sign in to gift this article.",
  signInNeeded: "Please sign in to gift this article.",
  failed: "Couldn’t create the gift link. Please try again.",
});
