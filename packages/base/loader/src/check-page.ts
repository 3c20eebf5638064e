import { isDevelopment, report } from "@quire/core";
import type { LoadTriggers } from "./check-markup.js";

/** Checks the page's markup for its author. A normal visit loads nothing for it. */
export function checkPage(load: LoadTriggers): void {
  if (!isDevelopment()) return;
  import("./check-markup.js")
    // The page of a test in a simulated DOM may have ended.
    .then(({ checkMarkup }) => (typeof document === "undefined" ? undefined : checkMarkup(load)))
    .catch(report);
}
