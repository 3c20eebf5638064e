import { ownWindow } from "@quire/core";
/** The position of a sticky bar. */
export interface Sight {
  /** True if the element has scrolled below the page's sticky elements. */
  readonly isGone: boolean;
  /** Lower edge of the sticky elements in pixels. */
  readonly top: number;
}

/**
 * Calls `tell` on every scroll with the position of an element relative to the top of the window. An element further
 * down the page is not gone.
 * @param below returns the element that stays at the top of the window
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
