import { ownDocument } from "@quire/core";
/** An element with attributes and children. */
export function elementOf<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = ownDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A slot, with what stands in it where the page gives nothing. */
export function slotOf(name: string, ...content: Node[]): HTMLSlotElement {
  return elementOf("slot", { name }, ...content);
}
