import { text } from "./text.js";

/** Title of a flyout: its attribute, or the content of its slot `heading`. */
export function getHeading(host: HTMLElement, given = host.getAttribute("heading")): string {
  const own = host.querySelector(':scope > [slot="heading"]')?.textContent.trim();
  return given || own || text("title");
}
