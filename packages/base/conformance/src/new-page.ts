import { runtime } from "@quire/core";

/** Forgets all that the page's scripts share: what runs next runs as on a page that has just been loaded. */
export function newPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  // Without a page, shared state is in a module, which the test files of one worker share.
  if (typeof document === "undefined") runtime().shared.clear();
}
