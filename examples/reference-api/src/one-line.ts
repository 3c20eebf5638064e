const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text for a mail's header. Characters that end the line, and start another header, become spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(BREAKS, " ").trim();
}
