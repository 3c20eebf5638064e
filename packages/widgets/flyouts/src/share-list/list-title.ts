import { text } from "./text.js";

/** Title of the panel. */
export function getListTitle(name: string | null): string {
  return name ? text("titleNamed", { name }) : text("title");
}
