import { getFormat } from "./get-format.js";

/**
 * Joins names in the message's locale, such as "A, B, and C". An English sentence must not contain an Arabic
 * "and".
 */
export const joinNames =
  (names: Iterable<string>) =>
  (locale: string): string =>
    getFormat(Intl.ListFormat, locale).format(names);
