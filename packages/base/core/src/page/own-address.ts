import { ownDocument } from "../dom/unshadowed.js";
import { emit } from "./events.js";
import { pageSingleton } from "./runtime.js";

/** Recognizes a `<base>` that resolves relative addresses differently from the page's own address. */
export function hasBase(): boolean {
  return typeof document !== "undefined" && ownDocument.baseURI !== location.href;
}

/** Resolves an address of Quire against the page's own address, even if a `<base>` points elsewhere. */
export function ownAddress(address: string): string {
  if (!hasBase() || !URL.canParse(address, location.href)) return address;
  return new URL(address, location.href).href;
}

/** Navigates within an application. @returns false when the browser has to navigate */
export type Router = (address: string) => boolean;

/** The page's router. Applications set it; other pages have none. */
export const routing = (): { router?: Router | undefined } => pageSingleton("routing", () => ({}));

/** The event before a navigation by Quire. A page prevents the navigation by its `preventDefault()`. */
export const BEFORE_NAVIGATE = "quire-before-navigate";

/**
 * Navigates to an address, resolved by `ownAddress`: by the application's router, or by the browser.
 * @returns true when the browser leaves the page
 */
export function goTo(address: string): boolean {
  const url = ownAddress(address);
  if (!emit(ownDocument.body, BEFORE_NAVIGATE, { url }, true) || routing().router?.(url)) return false;
  location.assign(url);
  return true;
}
