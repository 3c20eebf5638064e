import { runtime } from "@quire/core";

/** Forgets all that the page's scripts share: what runs next runs as on a page that has just been loaded. */
export function newPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  // Without a page, shared state lies in a module. The files of one worker share it.
  if (typeof document === "undefined") runtime().shared.clear();
}
