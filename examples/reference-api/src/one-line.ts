const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Words that may stand in a mail's header: whatever would end the line, and begin another header, is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(BREAKS, " ").trim();
}
