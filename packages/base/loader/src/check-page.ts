import { isDevelopment, report } from "@quire/core";
import type { LoadTriggers } from "./check-markup.js";

/** Checks the page's markup for its author. A normal visit loads nothing for it. */
export function checkPage(load: LoadTriggers): void {
  if (isDevelopment()) import("./check-markup.js").then(({ checkMarkup }) => checkMarkup(load)).catch(report);
}
