import { getTree, reportFault } from "@quire/core";

/** Returns the parts of the page that a paywall guards: those in its slot `content`, and the selector's matches. */
export function getGatedContent(host: HTMLElement, selector: string | undefined): HTMLElement[] {
  const own = host.querySelectorAll<HTMLElement>(":scope > [slot='content']");
  return [...own, ...findParts(host, selector)];
}

function findParts(host: HTMLElement, selector: string | undefined): HTMLElement[] {
  if (!selector) return [];
  const page = getTree(host);
  try {
    const parts = [...page.querySelectorAll<HTMLElement>(selector)];
    if (parts.length === 0) warnAboutId(page, selector);
    // A form may have a field of that name.
    return parts.filter((part) => !Node.prototype.contains.call(part, host));
  } catch (cause) {
    const fix = "Write a CSS selector, such as #rest-of-the-article.";
    reportFault("attribute/invalid", `A paywall's content="${selector}" is not a selector.`, { fix, cause });
    return [];
  }
}

/** Warns about a selector that is an id without its #. Other selectors may match content that is added later. */
function warnAboutId(page: Document | ShadowRoot, selector: string): void {
  if (!page.getElementById(selector)) return;
  const [why, fix] = ["It is the id of an element.", `Write content="#${selector}".`];
  reportFault("attribute/invalid", `A paywall's content="${selector}" matches nothing.`, { why, fix });
}

/** Returns true if a paywall has shown or hidden this part before. */
export const isGated = (part: HTMLElement) => part.dataset.quireGated !== undefined;

/** Shows or hides the guarded content. Quire's style sheet hides it also against the page's `display` rules. */
export function showContent(parts: readonly HTMLElement[], isOpen: boolean): void {
  for (const part of parts) {
    part.dataset.quireGated = "";
    part.hidden = !isOpen;
  }
}
