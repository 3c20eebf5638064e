import { runtime } from "@quire/core";

/** Clears the state that the page's scripts share, as on a newly loaded page. */
export function newPage(): void {
  // The page's channels to other tabs close, as when a browser leaves the page.
  if (typeof document !== "undefined") dispatchEvent(new Event("pagehide"));
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  // Without a document, the shared state is in a module that all test files of a worker share.
  if (typeof document === "undefined") runtime().shared.clear();
}
