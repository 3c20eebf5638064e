import { focusOnce, ownDocument, ownWindow } from "@quire/core";
/** Duration of an in-page scroll in milliseconds (content-9.11). */
export const SMOOTH_SCROLL_MS = 468;

const INTERRUPTIONS = ["wheel", "touchstart", "keydown", "pointerdown"];

/** Eases in and out. @param part elapsed part of the time, 0 to 1 */
const easeInOut = (part: number) => (1 - Math.cos(Math.PI * part)) / 2;

/**
 * Scrolls the page to an element in 468 ms, or at once with reduced motion. It stops when the user scrolls.
 * @returns true if it has arrived
 */
export async function glideTo(target: Element, signal?: AbortSignal): Promise<boolean> {
  const from = scrollY;
  const to = getDestination(target, from);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    jumpTo(to);
    return true;
  }
  const controller = new AbortController();
  const stop = () => controller.abort();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const name of INTERRUPTIONS) ownWindow.addEventListener(name, stop, options);
  signal?.addEventListener("abort", stop, { once: true, signal: controller.signal });
  try {
    return await animateScroll(from, to, controller.signal);
  } finally {
    stop();
  }
}

/** Moves focus to the target, as a link's own jump does. */
export function focusTarget(target: HTMLElement): void {
  if (target !== ownDocument.documentElement) focusOnce(target);
}

/** Measures the scroll position by an invisible jump, because only the browser knows the page's scroll margins. */
function getDestination(target: Element, from: number): number {
  target.scrollIntoView({ block: "start", inline: "nearest", behavior: "instant" });
  const to = scrollY;
  jumpTo(from);
  return to;
}

function animateScroll(from: number, to: number, signal: AbortSignal): Promise<boolean> {
  const start = performance.now();
  return new Promise((resolve) => {
    const step = (now: number) => {
      if (signal.aborted) return resolve(false);
      const part = Math.min(1, Math.max(0, now - start) / SMOOTH_SCROLL_MS);
      jumpTo(from + (to - from) * easeInOut(part));
      if (part === 1) resolve(true);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

const jumpTo = (top: number) => scrollTo({ top, behavior: "instant" });
