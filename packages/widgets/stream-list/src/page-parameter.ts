import { ownDocument, treeOf } from "@quire/core";

const NUMBERED = ':is(quire-stream-list, [data-quire-widget="stream-list"])[format="feed"]';

/**
 * What says in the page's address which page of a list shows: `page` for the first numbered list of the page, for each
 * other one `page-` with what tells it apart, its id or the name of its stream. So the pages of one never turn those of
 * the other.
 */
export function pageParameter(host: HTMLElement, id: string): string {
  const first = ownDocument.querySelector(NUMBERED) ?? treeOf(host).querySelector(NUMBERED);
  return first === null || first === host ? "page" : `page-${id}`;
}
