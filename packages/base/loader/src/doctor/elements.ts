import { ownDocument } from "@quire/core";

/** Yields every element of the page, also in open shadow roots. */
export function* elements(root: ParentNode = ownDocument): Generator<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot) yield* elements(element.shadowRoot);
  }
}
