/** Key of the state that all copies of Quire on a page share. */
const RUNTIME = Symbol.for("quire/1");
/** Keys of Quire's data in the browser's storage, with the site's own prefix or without. */
const STORED = /(^|:)(quire:|(cart|shopping-cart|help-messages|follow-subscribe-data)$)/;

/**
 * Starts over as on a newly loaded page: removes Quire's tags, shared state, stored data and marks on `<html>`. React
 * components belong to the application, which unmounts them itself.
 */
export function newPage(): void {
  if (typeof document === "undefined") return;
  for (const element of document.querySelectorAll("*"))
    if (element.localName.startsWith("quire-")) element.remove();
  // The page's channels to other tabs close, as when a browser leaves the page.
  dispatchEvent(new Event("pagehide"));
  Reflect.deleteProperty(globalThis, RUNTIME);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (STORED.test(key)) storage.removeItem(key);
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) if (name.startsWith("data-quire-")) root.removeAttribute(name);
}

/** Recognizes a page of jsdom or happy-dom. */
export const isSimulated = (): boolean =>
  typeof document !== "undefined" && "process" in globalThis && process.versions?.node !== undefined;
