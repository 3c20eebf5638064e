import { ownDocument } from "@quire/core";

/**
 * Finds the tag that loaded the module loader from `address`. Only the body holds content by readers, so a tag in
 * `<head>` goes first. With several in the body, none is known to be the page's own.
 */
export function ownTag(address: string): HTMLScriptElement | undefined {
  const tags = [...ownDocument.scripts].filter(({ src }) => src === address);
  return tags.find(isInHead) ?? (tags[1] ? undefined : tags[0]);
}

/** Checks that an element is in the head, which never holds content by readers. */
export function isInHead(element: Element): boolean {
  return element.closest("head") !== null;
}
