import { text } from "./text.js";

/** Chooses the view's texts. A blank `heading` gives the widget's own heading. */
export function labels(heading: string): { readonly title: string; readonly button: string } {
  return { title: heading.trim() || text("heading"), button: text("greet") };
}
