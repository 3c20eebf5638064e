import { text } from "./text.js";

/** The words that the view shows. */
export function labels(heading: string): { readonly title: string; readonly button: string } {
  return { title: heading.trim() || text("heading"), button: text("greet") };
}
