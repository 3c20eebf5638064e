import { ownDocument } from "../dom/unshadowed.js";

/** Recognizes a `<base>` that resolves relative addresses differently from the page's own address. */
export function hasBase(): boolean {
  return typeof document !== "undefined" && ownDocument.baseURI !== location.href;
}

/** Resolves an address of Quire against the page's own address, even if a `<base>` points elsewhere. */
export function ownAddress(address: string): string {
  if (!hasBase() || !URL.canParse(address, location.href)) return address;
  return new URL(address, location.href).href;
}

/** Navigates to an address, resolved by `ownAddress`. */
export function goTo(address: string): void {
  location.assign(ownAddress(address));
}
