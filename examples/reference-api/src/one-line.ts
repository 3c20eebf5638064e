const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Makes text safe for a mail header: line breaks, which could start another header, become spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(BREAKS, " ").trim();
}
