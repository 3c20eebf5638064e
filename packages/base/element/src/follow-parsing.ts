import { getParent, ownDocument } from "@quire/core";

/**
 * Returns true if the parser has read all children of an element. An async script can define the element
 * while the page is being parsed. The element is then upgraded before its children exist.
 */
export function isParsed(host: HTMLElement): boolean {
  if (ownDocument.readyState !== "loading") return true;
  let node: Node | null = host;
  while (node && !Reflect.get(Node.prototype, "nextSibling", node)) node = getParent(node);
  return node !== null;
}

/**
 * Calls `show` whenever the parser adds markup to the host, and once after the page is parsed.
 * @returns a function that stops the calls
 */
export function followParsing(host: HTMLElement, show: () => void): () => void {
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
