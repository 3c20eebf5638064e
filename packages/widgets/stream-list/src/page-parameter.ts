import { ownDocument, treeOf } from "@quire/core";

const NUMBERED = ':is(quire-stream-list, [data-quire-widget="stream-list"])[format="feed"]';

/**
 * Returns the parameter of the address that holds a list's page number. It is `page` for the first numbered list. Other
 * lists have `page-` with their id or stream name, so that lists turn their pages independently.
 */
export function pageParameter(host: HTMLElement, id: string): string {
  const first = ownDocument.querySelector(NUMBERED) ?? treeOf(host).querySelector(NUMBERED);
  return first === null || first === host ? "page" : `page-${id}`;
}
