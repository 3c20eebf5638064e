import { boxFor, windowFor } from "@quire/core";
import { placeBeside } from "@quire/core/frame";

const GAP = 8;
const LEAST = 160;

/**
 * Places a panel on the top layer below `anchor`, with the anchor's width if the style sheet allows it, in the visible
 * area.
 */
export function placeBelow(panel: HTMLElement, anchor: Element): void {
  const { bottom, width } = boxFor(panel, anchor);
  // The height above a phone's on-screen keyboard.
  const visible = (windowFor(panel).height * (visualViewport?.height ?? innerHeight)) / innerHeight;
  panel.style.width = `${width}px`;
  panel.style.maxHeight = `${Math.max(LEAST, visible - bottom - 2 * GAP)}px`;
  placeBeside(panel, anchor, "start");
  // A list belongs below its field, even if there is more room above.
  panel.style.top = `${bottom + GAP}px`;
}
