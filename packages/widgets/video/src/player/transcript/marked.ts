/**
 * A text in pieces, of which every second one is what is looked for, however it is capitalised; one piece where it is not
 * there.
 */
export function marked(text: string, wanted: string): readonly string[] {
  if (wanted === "") return [text];
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${escaped})`, "giu"));
}
