import { ownWindow } from "@quire/core";
/** The position of a sticky bar. */
export interface Sight {
  /** The element has gone under what stays at the top of the window. */
  readonly isGone: boolean;
  /** How far down that reaches, in pixels. */
  readonly top: number;
}

/**
 * Tells with every scroll whether the reader has scrolled past an element: not of one that lies further down.
 * @param below finds what stays at the top of the window
 */
export function watchOutOfSight(
  target: HTMLElement,
  below: () => Element | null,
  tell: (sight: Sight) => void,
  signal: AbortSignal,
): void {
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (signal.aborted || !target.isConnected) return;
    const top = Math.max(0, below()?.getBoundingClientRect().bottom ?? 0);
    tell({ isGone: target.getBoundingClientRect().bottom <= top, top });
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  ownWindow.addEventListener("scroll", onScroll, { passive: true, signal });
  ownWindow.addEventListener("resize", onScroll, { signal });
  look();
}
