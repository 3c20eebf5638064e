import { ownDocument, reportFault } from "@quire/core";
import { PAYWALL_SELECTOR } from "./banner-options.js";

/** Returns true if the page has a site paywall. */
export function hasSitePaywall(selector: string): boolean {
  try {
    return ownDocument.querySelector(selector) !== null;
  } catch (cause) {
    reportFault("attribute/invalid", `"${selector}" is not a CSS selector.`, {
      fix: `Correct paywall-selector of <quire-registration-banner>; ${PAYWALL_SELECTOR} is used.`,
      cause,
    });
    return ownDocument.querySelector(PAYWALL_SELECTOR) !== null;
  }
}
