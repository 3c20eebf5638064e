import { autoUpdate, computePosition, flip, offset, type Placement, shift } from "@floating-ui/react";
import type { Frame } from "@quire/frame";
import { useEffect } from "react";

const GAP = 8;

/**
 * Keeps an anchored frame beside its trigger while the page scrolls and changes: below it where there is
 * room, aligned with the edge that the frame names. It positions by itself, without a render for each
 * scroll; the styles are written through the CSSOM, in a shadow root where the page's rules do not reach.
 */
export function usePlacement(frame: Frame): void {
  useEffect(() => frame.onPlace(follow), [frame]);
}

function follow({ panel, anchor, align }: Frame): () => void {
  if (!anchor) return () => {};
  // On the side where it once was it stays while there is room: it does not jump when it shrinks.
  let placement: Placement = `bottom-${align}`;
  const stop = autoUpdate(anchor, panel, async () => {
    if (!anchor.isConnected) return; // It went with what was done here: the panel stays where it is.
    const { x, y, ...found } = await computePosition(anchor, panel, {
      strategy: "fixed",
      placement,
      middleware: [offset(GAP), flip({ padding: GAP }), shift({ padding: GAP, crossAxis: true })],
    });
    placement = found.placement;
    panel.style.setProperty("left", `${x}px`);
    panel.style.setProperty("top", `${y}px`);
  });
  return () => {
    stop();
    panel.style.removeProperty("left");
    panel.style.removeProperty("top");
  };
}
