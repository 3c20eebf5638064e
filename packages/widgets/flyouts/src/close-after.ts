import { isElement } from "@quire/core";
import type { Frame } from "@quire/core/frame";

/**
 * Closes a frame after so many milliseconds, by `close` where it is not merely closed. It waits while the reader moves over it, or has gone to a
 * control in it; a pointer that merely rests where it has just pressed does not count.
 */
export function closeAfter(
  frame: Frame,
  milliseconds: number,
  signal: AbortSignal,
  close = () => frame.close("done"),
): void {
  const { panel } = frame;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  // A pointer that leaves without having stopped the timer does not restart it, as after the panel shrinks.
  const start = () => {
    if (!signal.aborted) timer ??= setTimeout(close, milliseconds);
  };
  const isHeading = ({ target }: Event) => isElement(target) && target.matches('[part="title"]');

  panel.addEventListener("pointermove", stop, { signal });
  panel.addEventListener("pointerleave", start, { signal });
  panel.addEventListener("focusin", (event) => !isHeading(event) && stop(), { signal });
  panel.addEventListener("focusout", (event) => !isHeading(event) && start(), { signal });
  signal.addEventListener("abort", stop, { once: true });
  start();
}
