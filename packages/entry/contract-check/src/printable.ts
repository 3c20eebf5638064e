const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes control characters in text from a backend, for terminals and XML. */
export const printable = (words: string): string =>
  words.replace(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
