import { defineText } from "@quire/core";

/** States of an order (content-2.58), what was ordered, and what can be done with it. */
export const text = defineText("stream-list", {
  purchased: "Purchased",
  cancelled: "Cancelled",
  accountNumber: "Account number {number}",
  moreLines: "{count, plural, one {# more item} other {# more items}}",
  caseStudy: "Case study access expires six months after purchase.",
  files: "Download Files",
  receipt: "Print Receipt",
});
