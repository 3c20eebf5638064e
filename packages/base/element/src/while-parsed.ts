import { ownDocument, parentOf } from "@quire/core";

/**
 * Whether all that the page's markup gives an element stands in it: one that is defined while the page is still read,
 * as by an async script, is upgraded before its children are there.
 */
export function isParsed(host: HTMLElement): boolean {
  if (ownDocument.readyState !== "loading") return true;
  let node: Node | null = host;
  while (node && !Reflect.get(Node.prototype, "nextSibling", node)) node = parentOf(node);
  return node !== null;
}

/** Calls `show` with every piece of the host's markup that the parser adds, and once the page has been read. */
export function whileParsed(host: HTMLElement, show: () => void): () => void {
  if (isParsed(host)) return () => {};
  const observer = new MutationObserver(show);
  observer.observe(host, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    ownDocument.removeEventListener("DOMContentLoaded", finish);
  };
  const finish = () => {
    end();
    show();
  };
  ownDocument.addEventListener("DOMContentLoaded", finish);
  return end;
}
