import { ownWindow } from "@quire/core";
/**
 * Tells once when the reader has scrolled to where the article starts: it has come to the upper half of the window,
 * and the page is scrolled at all (content-4.8).
 * @param find the article, which may come later than the banner
 */
export function watchArticleStart(find: () => Element | null, tell: () => void, signal: AbortSignal): void {
  const hasArrived = () => {
    const start = scrollY > 0 ? find() : null;
    return start !== null && start.getBoundingClientRect().top <= innerHeight / 2;
  };
  let isWaiting = false;
  const look = () => {
    isWaiting = false;
    if (!signal.aborted && hasArrived()) tell();
  };
  const onScroll = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(look);
  };
  ownWindow.addEventListener("scroll", onScroll, { passive: true, signal });
  look();
}
