import { ownDocument } from "@quire/core";

/** Returns the page's address for sharing: its canonical address, or else the current one without its hash. */
export function pageAddress(): string {
  if (typeof document === "undefined") return ""; // On a server there is no page.
  const canonical = ownDocument.querySelector<HTMLLinkElement>('link[rel="canonical"][href]');
  return canonical?.href || location.href.replace(/#.*$/, "");
}
