import { ownDocument, reportFault } from "@quire/core";

/** Returns the first match of the page's selector. An invalid selector is reported and replaced by `fallback`. */
export function findOnPage(selector: string, fallback: string): Element | null {
  try {
    return ownDocument.querySelector(selector);
  } catch (cause) {
    const fix = `Mend "below" of <quire-headline-bar>; ${fallback} is used.`;
    reportFault("attribute/invalid", `"${selector}" is no CSS selector.`, { fix, cause });
    return ownDocument.querySelector(fallback);
  }
}
