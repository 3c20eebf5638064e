import { ownDocument } from "./unshadowed.js";
/**
 * Runs `task` after the next paint. In a hidden document it runs without a paint, in a later task.
 * @param patience milliseconds to wait for a paint, for example in a covered window. Default: 1000
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
