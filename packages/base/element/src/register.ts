import { importAgain } from "./import-again.js";

/**
 * Registers a widget's element as `<quire-NAME>`. Where there is no registry, as on a server, or the
 * tag is taken, as by the same bundle run twice, nothing happens.
 */
export function register(name: string, element: CustomElementConstructor): void {
  const tag = `quire-${name}`;
  if (typeof customElements === "undefined" || customElements.get(tag)) return;
  importAgain();
  customElements.define(tag, element);
}
