import { isElement } from "@quire/core";
import { followParsing } from "./follow-parsing.js";

/**
 * Finds a control that the page has put inside the tag. Its form is the fallback if the view fails to load.
 */
export const findOwnControl = (host: HTMLElement) =>
  host.querySelector<HTMLInputElement | HTMLButtonElement>(":scope > :not([slot]) :is(input, button)");

/**
 * Removes the page's own content from the tag, including content that the parser adds later, so that only one
 * form shows.
 * @returns a function that puts it back
 */
export function takeOwnContent(host: HTMLElement): () => void {
  const taken: ChildNode[] = [];
  const take = () => {
    const own = [...host.childNodes].filter((node) => !(isElement(node) && node.slot));
    for (const node of own) node.remove();
    taken.push(...own);
  };
  take();
  const end = followParsing(host, take);
  return () => {
    end();
    host.prepend(...taken);
  };
}
