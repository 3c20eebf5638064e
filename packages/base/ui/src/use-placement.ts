import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/react";
import type { Frame } from "@quire/frame";
import { useEffect } from "react";

const GAP = 8;

/**
 * Keeps an anchored frame beside its trigger while the page scrolls and changes: below it where there is
 * room, aligned with its end. It positions by itself, without a render for each scroll; the styles are
 * written through the CSSOM, in a shadow root where the page's rules do not reach.
 */
export function usePlacement(frame: Frame): void {
  useEffect(() => frame.onPlace(follow), [frame]);
}

function follow({ panel, anchor }: Frame): () => void {
  if (!anchor) return () => {};
  const stop = autoUpdate(anchor, panel, async () => {
    const { x, y } = await computePosition(anchor, panel, {
      strategy: "fixed",
      placement: "bottom-end",
      middleware: [offset(GAP), flip({ padding: GAP }), shift({ padding: GAP })],
    });
    panel.style.setProperty("left", `${x}px`);
    panel.style.setProperty("top", `${y}px`);
  });
  return () => {
    stop();
    panel.style.removeProperty("left");
    panel.style.removeProperty("top");
  };
}
