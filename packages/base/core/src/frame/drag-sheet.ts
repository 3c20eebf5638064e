import type { CloseReason } from "./frame.js";
import type { FrameParts } from "./frame-parts.js";

/** How far a sheet is drawn down, in pixels, until letting go closes it. */
const FAR = 72;

/** Lets a finger on the header drag a sheet down and close it. */
export function dragSheet({ dialog, header }: FrameParts, close: (reason: CloseReason) => void): void {
  let start: PointerEvent | undefined;
  const drawn = ({ clientY }: PointerEvent) => (start ? Math.max(0, clientY - start.clientY) : 0);
  const release = () => {
    start = undefined;
    dialog.style.removeProperty("translate");
  };
  header.addEventListener("pointerdown", (event) => {
    // The sheet says so: elsewhere a header is text to be selected.
    if (event.isPrimary && getComputedStyle(header).touchAction === "none") start = event;
  });
  header.addEventListener("pointermove", (event) => {
    if (!start) return;
    if (drawn(event) > 4) header.setPointerCapture(event.pointerId);
    dialog.style.translate = `0 ${drawn(event)}px`;
  });
  header.addEventListener("pointerup", (event) => {
    // It goes from where it is.
    if (drawn(event) > FAR) close("escape");
    release();
  });
  header.addEventListener("pointercancel", release);
}
