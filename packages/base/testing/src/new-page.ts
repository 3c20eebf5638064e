/** Forgets all that the page's scripts share: what runs next runs as on a page that has just been loaded. */
export function newPage(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("quire/1"));
}
