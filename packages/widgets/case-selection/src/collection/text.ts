import { defineText } from "@quire/core";

export const text = defineText("case-collection", {
  count: "{count, plural, =0 {No cases} one {# case} other {# cases}}",
  cases: "Cases in {title}",
  close: "Close",
  closeTile: "Close {title}",
  download: "Download",
  downloadCase: "Download {title}",
  empty: "No case collections yet.",
});
