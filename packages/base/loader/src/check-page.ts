import { isDevelopment, report } from "@quire/core";
import type { LoadTriggers } from "./check-markup.js";

/** Checks the page's markup for its author. A normal visit loads nothing for it. */
export function checkPage(load: LoadTriggers): void {
  if (!isDevelopment()) return;
  import("./check-markup.js")
    .then(({ checkMarkup }) => {
      // The page of a test in a simulated DOM may have ended.
      if (typeof document !== "undefined") checkMarkup(load);
    })
    .catch(report);
}
