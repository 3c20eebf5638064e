/** "A, B, and C", as the message's locale joins it: an English sentence has no Arabic "and" in it. */
export const listed =
  (names: Iterable<string>) =>
  (locale: string): string =>
    new Intl.ListFormat(locale).format(names);
