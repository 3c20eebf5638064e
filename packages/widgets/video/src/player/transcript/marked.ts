/**
 * Splits a text at the matches of a search. Every second piece is a match. It ignores case, spacing and the kind of
 * apostrophe. Without a match there is one piece.
 */
export function marked(text: string, wanted: string): readonly string[] {
  if (wanted === "") return [text];
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = escaped.replaceAll(/\s+/g, "\\s+").replaceAll(/['’]/g, "['’]");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}
