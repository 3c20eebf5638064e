import { importAgain } from "./import-again.js";
import type { DeclaredWidget } from "./widget.js";

/** Declarations by name, in an environment without custom elements. */
const serverDeclarations = new Map<string, DeclaredWidget>();

/** Returns the declaration of a widget whose `define.ts` has run on a server. */
export const declaredOnServer = (name: string): DeclaredWidget | undefined => serverDeclarations.get(name);

/**
 * Registers a widget's element as `<quire-NAME>`. An existing definition stays, for example if a bundle runs
 * twice. On a server it only stores the declaration.
 * @example
 * register("mini-cart", MiniCartElement);
 */
export function register(name: string, element: CustomElementConstructor): void {
  const tag = `quire-${name}`;
  if (typeof customElements === "undefined") {
    // On a server `widgetElement` returns a class with the declaration.
    serverDeclarations.set(name, (element as unknown as { readonly widget: DeclaredWidget }).widget);
    return;
  }
  if (customElements.get(tag)) return;
  importAgain();
  customElements.define(tag, element);
}
