import { ownDocument } from "./unshadowed.js";
/**
 * Runs `task` after the next paint, or soon where nothing is painted, as in a window that lies under others.
 * @param patience milliseconds to wait for the paint
 */
export function afterPaint(task: () => void, patience = 1_000): void {
  let frame = 0;
  const run = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    setTimeout(task);
  };
  const timer = setTimeout(run, ownDocument.hidden ? 0 : patience);
  if (!ownDocument.hidden) frame = requestAnimationFrame(run);
}
