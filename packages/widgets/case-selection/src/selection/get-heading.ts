import { text } from "./text.js";

/** The overlay's title: the page's own, or the default. */
export function getHeading(attributeText: string | null | undefined): string {
  return attributeText?.trim() || text("heading");
}

/** Sets the frame's default texts, and sets them again when the page's own messages load. */
export function nameFrame(panel: HTMLElement): void {
  const close = panel.querySelector<HTMLElement>('[part="close"]');
  close?.setAttribute("aria-label", text("close"));
  close?.setAttribute("title", text("close"));
}
