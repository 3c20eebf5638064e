import { ownDocument, treeOf } from "@quire/core";
/** Recognizes focus outside `host`. A removed focused element leaves the focus on the body, which does not count. */
export function isFocusElsewhere(host: HTMLElement): boolean {
  const active = treeOf(host).activeElement;
  return active !== null && active !== host && active !== ownDocument.body && !host.contains(active);
}
