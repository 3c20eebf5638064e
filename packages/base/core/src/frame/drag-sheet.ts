import type { CloseReason } from "./frame.js";
import type { FrameParts } from "./frame-parts.js";

/** Distance in pixels from which releasing a dragged sheet closes it. */
const CLOSE_DISTANCE_PX = 72;

/** Lets a finger on the header drag a sheet down and close it. */
export function dragSheet({ dialog, header }: FrameParts, close: (reason: CloseReason) => void): void {
  let start: PointerEvent | undefined;
  const drawn = ({ clientY }: PointerEvent) => (start ? Math.max(0, clientY - start.clientY) : 0);
  const release = () => {
    start = undefined;
    dialog.style.removeProperty("translate");
  };
  header.addEventListener("pointerdown", (event) => {
    // The style sheet sets this on sheets only. Other headers are selectable text.
    if (event.isPrimary && getComputedStyle(header).touchAction === "none") start = event;
  });
  header.addEventListener("pointermove", (event) => {
    if (!start) return;
    if (drawn(event) > 4) header.setPointerCapture(event.pointerId);
    dialog.style.translate = `0 ${drawn(event)}px`;
  });
  header.addEventListener("pointerup", (event) => {
    // The closing animation starts at the dragged position.
    if (drawn(event) > CLOSE_DISTANCE_PX) close("escape");
    release();
  });
  header.addEventListener("pointercancel", release);
}
