import { ownWindow } from "@quire/core";

/** Events by which the user takes over the scroll position. They end the automatic scroll. */
const OWN_WILL = ["wheel", "touchstart", "pointerdown", "keydown"];

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls the page until `target` is at its top, minus the target's scroll margin. Ends when the signal
 * aborts or the user scrolls.
 * @param duration milliseconds; with reduced motion it happens at once
 */
export function scrollTo(target: Element, duration: number, signal: AbortSignal): void {
  const began = performance.now();
  const from = scrollY;
  const abort = new AbortController();
  const { signal: own } = abort;
  for (const name of OWN_WILL)
    ownWindow.addEventListener(name, () => abort.abort(), { capture: true, passive: true, signal: own });
  signal.addEventListener("abort", () => abort.abort(), { signal: own });

  function step(): void {
    if (own.aborted || signal.aborted) return;
    const passed = hasReducedMotion() ? 1 : Math.min(1, (performance.now() - began) / duration);
    // Each frame measures the position again, because tiles may still move and pictures may still load.
    const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
    const to = scrollY + target.getBoundingClientRect().top - margin;
    window.scrollTo({ top: from + (to - from) * easeOut(passed), behavior: "instant" });
    if (passed < 1) requestAnimationFrame(step);
    else abort.abort();
  }
  step();
}

/** Returns true if the user prefers reduced motion. */
export function hasReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
