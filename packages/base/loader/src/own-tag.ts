import { ownDocument } from "@quire/core";

/**
 * Finds the tag that loaded the module loader from `address`. Only the body contains user content, so a tag
 * in `<head>` has priority. If several tags are in the body, the page's own one is unknown.
 */
export function ownTag(address: string): HTMLScriptElement | undefined {
  const tags = [...ownDocument.scripts].filter(({ src }) => src === address);
  return tags.find(isInHead) ?? (tags[1] ? undefined : tags[0]);
}

/** Checks that an element is in the head, which never contains user content. */
export function isInHead(element: Element): boolean {
  return element.closest("head") !== null;
}
