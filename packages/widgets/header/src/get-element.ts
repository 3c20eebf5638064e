import { ownDocument } from "@quire/core";
/** Creates an element with attributes and children. */
export function getElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = ownDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** Creates a slot with default content. */
export function getSlot(name: string, ...content: Node[]): HTMLSlotElement {
  return getElement("slot", { name }, ...content);
}
