import { autoUpdate } from "@floating-ui/dom";
import { type Frame, placeBeside, type Side } from "@quire/core/frame";

/**
 * Keeps an anchored frame that has opened beside its trigger while the page scrolls and changes: what `onPlace` of a frame
 * takes. The styles are written through the CSSOM, in a shadow root where the page's rules do not reach.
 * @returns lets it be
 */
export function keepBeside({ panel, anchor, align }: Frame): () => void {
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
