const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Words that may hold what a backend has answered, as a terminal and XML can take them: signs that steer are named. */
export const printable = (words: string): string =>
  words.replace(UNPRINTABLE, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
