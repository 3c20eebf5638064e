import { runtime } from "@quire/core";

/** Clears the state that the page's scripts share, as on a newly loaded page. */
export function newPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  // Without a page, shared state is in a module, which the test files of one worker share.
  if (typeof document === "undefined") runtime().shared.clear();
}
