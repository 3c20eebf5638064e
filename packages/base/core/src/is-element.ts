/** Whether something is an element. `instanceof Element` does not know where an old library has put its own in that place. */
export function isElement(thing: unknown): thing is Element {
  return thing instanceof Node && thing.nodeType === Node.ELEMENT_NODE;
}
