import { pageSingleton } from "../page/runtime.js";
import { getTree, isElement } from "./unshadowed.js";

/** Returns the data of a place or window, for its lifetime. The owner determines the type. */
function getOrCreate<T extends object>(owner: object, create: () => T): T {
  const all = pageSingleton("styles-of", () => new WeakMap<object, object>());
  const known = all.get(owner) ?? create();
  all.set(owner, known);
  return known as T;
}

/**
 * Adds style sheets to a document, a shadow root, or the tree of an element, each once. It also restores the sheets that
 * the place had before, because scripts can remove them, and a moved element is in another tree. It creates no `<style>`,
 * so that it works with a strict `style-src`.
 */
export function adoptStyles(place: Element | Document | ShadowRoot, ...texts: readonly string[]): void {
  const sheetTexts = getOrCreate(place, () => new Set<string>());
  for (const text of texts) sheetTexts.add(text);
  // The page's own document has no `ownerDocument`. A page element named `defaultView` would hide the
  // document's window.
  const owner = place.ownerDocument ?? document;
  const view = owner === document ? window : owner.defaultView;
  if (!view) return; // A document without a window is not rendered.
  // A document accepts only sheets that were constructed for it.
  const made = getOrCreate(view, () => new Map<string, CSSStyleSheet>());
  const root = isElement(place) ? getTree(place) : place;
  const adopted = new Set(root.adoptedStyleSheets);
  const before = adopted.size;
  for (const text of sheetTexts) {
    const sheet = made.get(text) ?? new view.CSSStyleSheet();
    if (!made.has(text)) sheet.replaceSync(text);
    made.set(text, sheet);
    adopted.add(sheet);
  }
  if (adopted.size > before) root.adoptedStyleSheets = [...adopted];
}
