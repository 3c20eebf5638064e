import { ownDocument } from "@quire/core";

/** The address under which the page itself is to be shared: its canonical one, or where the reader is. */
export function pageAddress(): string {
  if (typeof document === "undefined") return ""; // A server renders what is on no page yet.
  const canonical = ownDocument.querySelector<HTMLLinkElement>('link[rel="canonical"][href]');
  return canonical?.href || location.href.replace(/#.*$/, "");
}
