/** Returns true for a BCP 47 tag such as "de-AT", and for an empty text, which leaves the language open. */
export function isLanguageTag(text: string): boolean {
  try {
    return text === "" || Intl.getCanonicalLocales(text).length > 0;
  } catch {
    return false;
  }
}
