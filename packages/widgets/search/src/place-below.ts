import { placeBeside } from "@quire/frame";

const GAP = 8;
const LEAST = 160;

/** Puts a panel on the top layer below `anchor`, as wide as that where its sheet agrees, inside what is visible. */
export function placeBelow(panel: HTMLElement, anchor: Element): void {
  const { bottom, width } = anchor.getBoundingClientRect();
  panel.style.width = `${width}px`;
  // What a phone's keyboard leaves.
  panel.style.maxHeight = `${Math.max(LEAST, (visualViewport?.height ?? innerHeight) - bottom - 2 * GAP)}px`;
  placeBeside(panel, anchor, "start");
}
