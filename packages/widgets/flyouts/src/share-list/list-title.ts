import { text } from "./text.js";

/** What the panel is called. */
export function listTitle(name: string | null): string {
  return name ? text("titleNamed", { name }) : text("title");
}
