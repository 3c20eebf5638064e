/** Recognizes an element. `instanceof Element` fails when an old library has replaced `Element`. */
export function isElement(thing: unknown): thing is Element {
  return thing instanceof Node && thing.nodeType === Node.ELEMENT_NODE;
}
