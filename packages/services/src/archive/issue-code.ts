/** The years of the archive, where nobody says otherwise (content-9.17). */
export const FIRST_YEAR = 1956;
export const LAST_YEAR = 2025;

/** Two letters, two digits of the year, two of the issue, as BR2501; older ones are numbers, as 3991 (content-9.17). */
const CODE = /^(?:[A-Z]{2}\d{4}|\d{3,5})$/;

/** An issue's code as the feed has it, or `undefined` where a text is none. */
export function issueCodeOf(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Returns the address of an issue's contents (content-2.11). */
export function issueHref(code: string): string {
  return `/archive-toc/${encodeURIComponent(code)}`;
}
