import { importAgain } from "./import-again.js";
import type { DeclaredWidget } from "./widget.js";

/** What has been declared where there is no registry, by name. */
const onServer = new Map<string, DeclaredWidget>();

/** The declaration of a widget whose `define.ts` has run on a server. */
export const declaredOnServer = (name: string): DeclaredWidget | undefined => onServer.get(name);

/**
 * Registers a widget's element as `<quire-NAME>`. Where there is no registry, as on a server, or the
 * tag is taken, as by the same bundle run twice, nothing happens.
 */
export function register(name: string, element: CustomElementConstructor): void {
  const tag = `quire-${name}`;
  if (typeof customElements === "undefined") {
    // It is the class that `widgetElement` gives there.
    onServer.set(name, (element as unknown as { readonly widget: DeclaredWidget }).widget);
    return;
  }
  if (customElements.get(tag)) return;
  importAgain();
  customElements.define(tag, element);
}
