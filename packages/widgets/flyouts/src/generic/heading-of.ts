import { text } from "./text.js";

/** What a flyout is called: its attribute, or what the page has put into its slot `heading`. */
export function headingOf(host: HTMLElement, given = host.getAttribute("heading")): string {
  const own = host.querySelector(':scope > [slot="heading"]')?.textContent.trim();
  return given || own || text("title");
}
