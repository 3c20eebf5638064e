/** Default years of the archive (content-9.17). */
export const FIRST_YEAR = 1956;
export const LAST_YEAR = 2025;

/** Two letters, year and issue, such as BR2501. Older codes are numbers, such as 3991 (content-9.17). */
const CODE = /^(?:[A-Z]{2}\d{4}|\d{3,5})$/;

/** Returns the normalized code of an issue, or undefined for other text. */
export function getIssueCode(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Returns the address of an issue's contents (content-2.11). */
export function getIssueHref(code: string): string {
  return `/archive-toc/${encodeURIComponent(code)}`;
}
