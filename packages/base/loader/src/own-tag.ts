import { ownDocument } from "@quire/core";

/**
 * The tag that has brought the module loader from `address`. Content that readers wrote comes in the body: a tag in
 * `<head>` goes before any there, and of several in the body none is known to be the page's own.
 */
export function ownTag(address: string): HTMLScriptElement | undefined {
  const tags = [...ownDocument.scripts].filter(({ src }) => src === address);
  return tags.find(isInHead) ?? (tags[1] ? undefined : tags[0]);
}

/** Whether an element stands where readers' content does not come. */
export function isInHead(element: Element): boolean {
  return element.closest("head") !== null;
}
