import { ownDocument, ownWindow } from "@quire/core";

/** Acts once the reader has begun to read: at the first scroll, or at once where the page is no longer than its window. */
export function afterFirstScroll(act: () => void, signal: AbortSignal): void {
  const { scrollHeight, clientHeight, scrollTop } = ownDocument.documentElement;
  if (scrollTop > 0 || scrollHeight <= clientHeight) act();
  else ownWindow.addEventListener("scroll", act, { capture: true, once: true, passive: true, signal });
}
