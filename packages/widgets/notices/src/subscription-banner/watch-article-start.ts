import { ownWindow } from "@quire/core";
/**
 * Calls `onSight` once when the user has scrolled to the start of the article: the start is in the upper half of the window,
 * and the page is scrolled (content-4.8).
 * @param find returns the article, which can be added later than the banner
 */
export function watchArticleStart(
  find: () => Element | null,
  onSight: () => void,
  signal: AbortSignal,
): void {
  const hasArrived = () => {
    const start = scrollY > 0 ? find() : null;
    return start !== null && start.getBoundingClientRect().top <= innerHeight / 2;
  };
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!signal.aborted && hasArrived()) onSight();
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  ownWindow.addEventListener("scroll", onScroll, { passive: true, signal });
  look();
}
