import { boxFor, windowFor } from "@quire/core";
import { placeBeside } from "@quire/core/frame";

const GAP = 8;
const LEAST = 160;

/** Puts a panel on the top layer below `anchor`, as wide as that where its sheet agrees, inside what is visible. */
export function placeBelow(panel: HTMLElement, anchor: Element): void {
  const { bottom, width } = boxFor(panel, anchor);
  // The height above a phone's on-screen keyboard.
  const visible = (windowFor(panel).height * (visualViewport?.height ?? innerHeight)) / innerHeight;
  panel.style.width = `${width}px`;
  panel.style.maxHeight = `${Math.max(LEAST, visible - bottom - 2 * GAP)}px`;
  placeBeside(panel, anchor, "start");
  // A list belongs below its field, also where there is more room above.
  panel.style.top = `${bottom + GAP}px`;
}
