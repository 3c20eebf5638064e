import { isElement } from "./is-element.js";
import { pageSingleton } from "./runtime.js";
import { treeOf } from "./unshadowed.js";

/** Returns the data of a place or window, for its lifetime. The owner determines the type. */
function kept<T extends object>(owner: object, create: () => T): T {
  const all = pageSingleton("styles-of", () => new WeakMap<object, object>());
  const known = all.get(owner) ?? create();
  all.set(owner, known);
  return known as T;
}

/**
 * Gives a document, a shadow root, or the tree that an element stands in, style sheets, each once; and again those that
 * the same place was given before: a page's script may have thrown them away, and what is moved into another tree finds
 * none of its own there. No `<style>` element is made, so that a strict `style-src` holds.
 */
export function adoptStyles(place: Element | Document | ShadowRoot, ...texts: readonly string[]): void {
  const wanted = kept(place, () => new Set<string>());
  for (const text of texts) wanted.add(text);
  // The page's own document has no owner; an element called so stands in front of its window.
  const owner = place.ownerDocument ?? document;
  const view = owner === document ? window : owner.defaultView;
  if (!view) return; // A document without a window shows nothing.
  // A document takes those alone that were constructed for it.
  const made = kept(view, () => new Map<string, CSSStyleSheet>());
  const root = isElement(place) ? treeOf(place) : place;
  const adopted = new Set(root.adoptedStyleSheets);
  const before = adopted.size;
  for (const text of wanted) {
    const sheet = made.get(text) ?? new view.CSSStyleSheet();
    if (!made.has(text)) sheet.replaceSync(text);
    made.set(text, sheet);
    adopted.add(sheet);
  }
  if (adopted.size > before) root.adoptedStyleSheets = [...adopted];
}
