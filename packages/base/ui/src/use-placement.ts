import { autoUpdate } from "@floating-ui/dom";
import { type Frame, placeBeside, type Side } from "@quire/core/frame";
import { useEffect } from "react";

/**
 * Keeps an anchored frame beside its trigger while the page scrolls and changes, without a render for each scroll; the
 * styles are written through the CSSOM, in a shadow root where the page's rules do not reach.
 */
export function usePlacement(frame: Frame): void {
  useEffect(() => frame.onPlace(follow), [frame]);
}

function follow({ panel, anchor, align }: Frame): () => void {
  let side: Side | undefined;
  const place = () => {
    if (anchor && panel.matches(":popover-open")) side = placeBeside(panel, anchor, align, side);
  };
  // Without a size, as in a DOM that lays nothing out, there is nothing to place.
  if (!anchor || !panel.offsetWidth) return () => {};
  // Placed at once, a panel may get another size while sizes are being told, which browsers call an error.
  const resized = new ResizeObserver(() => requestAnimationFrame(place));
  for (const element of [anchor, panel]) resized.observe(element);
  const stop = autoUpdate(anchor, panel, place, { elementResize: false });
  return () => {
    resized.disconnect();
    stop();
  };
}
