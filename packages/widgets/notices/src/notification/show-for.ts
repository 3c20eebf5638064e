/**
 * Calls `over` once the node has been visible for `time` milliseconds. The countdown pauses while the pointer
 * or the focus is in the node.
 * @param time milliseconds
 */
export function showFor(node: HTMLElement, time: number, over: () => void, signal: AbortSignal): void {
  let left = time;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer !== undefined || node.matches(":hover, :focus-within")) return;
    since = Date.now();
    timer = setTimeout(over, left);
  };
  const stand = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (Date.now() - since));
  };
  for (const name of ["pointerenter", "focusin"]) node.addEventListener(name, stand, { signal });
  // When the event fires, the focus has not yet moved to another element.
  for (const name of ["pointerleave", "focusout"])
    node.addEventListener(name, () => setTimeout(() => !signal.aborted && run()), { signal });
  signal.addEventListener("abort", stand, { once: true });
  run();
}
