import { uniqueId, wordsOf } from "@quire/core";
import { makeElement } from "./make-element.js";

/** Words as they stand, or a message by its full key with what Quire says there. */
type Words = string | readonly [key: string, standard: string];

/** An element as the build has rendered it: its tag, its attributes, what stands in it. */
export type Prerendered = readonly [string, Readonly<Record<string, Words>>, ...(Words | Prerendered)[]];

/** An id of the build's own, as `uniqueId` makes them. */
const ID = /^quire-(\w+)-\d+/;

/** Makes an element anew, with the page's own messages, and ids that nothing else on the page has. */
export function makePrerendered(tree: Prerendered): HTMLElement {
  const ids = new Map<string, string>();
  const ownId = (id: string, prefix: string) => {
    const own = ids.get(id) ?? uniqueId(prefix);
    ids.set(id, own);
    return own;
  };
  const say = (words: Words) => (typeof words === "string" ? words : wordsOf(...words));
  const make = ([tag, attributes, ...children]: Prerendered): HTMLElement => {
    const said = Object.entries(attributes).map(([name, words]) => [name, say(words).replace(ID, ownId)]);
    const standing = children.map((child) => (isElement(child) ? make(child) : say(child)));
    return makeElement(tag as "div", Object.fromEntries(said), ...standing);
  };
  return make(tree);
}

const isElement = (child: Prerendered | Words): child is Prerendered => typeof child[1] === "object";
