import { runtime } from "@quire/core";

/** Forgets all that the page's scripts share: what runs next runs as on a page that has just been loaded. */
export function newPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
  // Where there is no page, what is shared lies in a module, which files of one worker have in common.
  if (typeof document === "undefined") runtime().shared.clear();
}
