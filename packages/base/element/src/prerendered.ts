import { getWords, uniqueId } from "@quire/core";
import { makeElement } from "./make-element.js";

/** Literal text, or a message by its full key with Quire's default text. */
type Words = string | readonly [key: string, standard: string];

/** An element that the build has rendered: tag, attributes, children. */
export type Prerendered = readonly [string, Readonly<Record<string, Words>>, ...(Words | Prerendered)[]];

/** An id that `uniqueId` made during the build. */
const ID = /^quire-(\w+)-\d+/;

/** Creates an element from its prerendered description, with the page's own messages and new ids. */
export function makePrerendered(tree: Prerendered): HTMLElement {
  const ids = new Map<string, string>();
  const ownId = (id: string, prefix: string) => {
    const own = ids.get(id) ?? uniqueId(prefix);
    ids.set(id, own);
    return own;
  };
  const toText = (words: Words) => (typeof words === "string" ? words : getWords(...words));
  const make = ([tag, attributes, ...children]: Prerendered): HTMLElement => {
    const attributeTexts = Object.entries(attributes).map(([name, words]) => [
      name,
      toText(words).replace(ID, ownId),
    ]);
    const standing = children.map((child) => (isElement(child) ? make(child) : toText(child)));
    return makeElement(tag as "div", Object.fromEntries(attributeTexts), ...standing);
  };
  return make(tree);
}

const isElement = (child: Prerendered | Words): child is Prerendered => typeof child[1] === "object";
