import { ownDocument } from "../dom/unshadowed.js";

/** Recognizes a `<base>` that resolves relative addresses differently from the page's own address. */
export function hasBase(): boolean {
  return typeof document !== "undefined" && ownDocument.baseURI !== location.href;
}

/** An address that Quire has made as the page's own origin means it, wherever a `<base>` leads. */
export function ownAddress(address: string): string {
  if (!hasBase() || !URL.canParse(address, location.href)) return address;
  return new URL(address, location.href).href;
}

/** Goes to an address, as `ownAddress` means it. */
export function goTo(address: string): void {
  location.assign(ownAddress(address));
}
