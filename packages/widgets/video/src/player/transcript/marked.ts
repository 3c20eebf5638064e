/**
 * A text in pieces, of which every second one is what is looked for, however it is capitalised, spaced and, as a keyboard
 * has one apostrophe and print another, set; one piece where it is not there.
 */
export function marked(text: string, wanted: string): readonly string[] {
  if (wanted === "") return [text];
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = escaped.replaceAll(/\s+/g, "\\s+").replaceAll(/['’]/g, "['’]");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}
