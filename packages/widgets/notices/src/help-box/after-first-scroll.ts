import { ownDocument, ownWindow } from "@quire/core";

/** Calls `act` at the first scroll, or at once on a page that does not scroll. */
export function afterFirstScroll(act: () => void, signal: AbortSignal): void {
  const { scrollHeight, clientHeight, scrollTop } = ownDocument.documentElement;
  if (scrollTop > 0 || scrollHeight <= clientHeight) act();
  else ownWindow.addEventListener("scroll", act, { capture: true, once: true, passive: true, signal });
}
