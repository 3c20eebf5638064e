import { defineText } from "@quire/core";

/** Gifts of articles (content-6.14). */
export const text = defineText("gift-link", {
  give: "Give this article",
  lead: "You get a link by which anybody can read it.",
  link: "Gift link",
  given: "Here is your gift link. Anybody can read the article by it.",
  left: "{n, plural, =0 {You have no gift links left.} one {You have # gift link left.} other {You have # gift links left.}}",
  noneLeft: "You have no gift links left. Articles that you have given before keep theirs.",
  notAllowed: "Gift links are for subscribers. <subscribe>See subscriptions</subscribe>",
  share: "Share",
  subject: "An article for you: {title}",
  reason: "Sign in to give this article.",
  signInNeeded: "Please sign in to give this article.",
  failed: "The gift link could not be made. Please try again.",
});
