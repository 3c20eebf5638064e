import { ownDocument, treeOf } from "@quire/core";
/** Whether the reader has gone on to something outside `host`: what had the focus and is gone leaves it to the body. */
export function isFocusElsewhere(host: HTMLElement): boolean {
  const active = treeOf(host).activeElement;
  return active !== null && active !== host && active !== ownDocument.body && !host.contains(active);
}
