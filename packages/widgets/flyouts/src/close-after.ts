import { isElement } from "@quire/core";
import type { Frame } from "@quire/core/frame";

/**
 * Closes a frame after a delay. The delay restarts after the pointer has moved over the frame, or a control in it has had
 * the focus. A resting pointer does not stop it.
 * @param close replaces the plain close of the frame
 * @example closeAfter(frame, 3_000, signal);
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
  // A running timer is kept when the pointer leaves, for example because the panel has shrunk.
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
