/**
 * Builds a slug (content-2.7): lower case, "&" becomes "and", spaces become hyphens, commas and apostrophes are
 * removed.
 */
export function getSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9 -]/g, "")
    .trim()
    .replaceAll(/[ -]+/g, "-");
}
