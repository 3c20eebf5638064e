import { ownDocument, reportFault } from "@quire/core";

/** The first of what a selector of the page's finds; a selector that is none is reported, and `fallback` used. */
export function findOnPage(selector: string, fallback: string): Element | null {
  try {
    return ownDocument.querySelector(selector);
  } catch (cause) {
    const fix = `Mend "below" of <quire-headline-bar>; ${fallback} is used.`;
    reportFault("attribute/invalid", `"${selector}" is no CSS selector.`, { fix, cause });
    return ownDocument.querySelector(fallback);
  }
}
