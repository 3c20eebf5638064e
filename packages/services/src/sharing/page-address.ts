import { ownDocument } from "@quire/core";
/** The address under which the page itself is to be shared: its canonical one, or where the reader is. */
export function pageAddress(): string {
  const canonical = ownDocument.querySelector<HTMLLinkElement>('link[rel="canonical"][href]');
  return canonical?.href || location.href.replace(/#.*$/, "");
}
