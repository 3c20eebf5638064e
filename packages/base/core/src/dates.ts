const DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/**
 * A day as 'MMMM DD, YYYY' (content-9.18), in the locale's words: "November 05, 2026". It is the day that the value
 * itself names: in UTC, unless it carries a zone.
 * @param value ISO 8601, a day or a time
 * @returns `undefined` where the value is no date
 */
export function formatDay(value: string, locale: string): string | undefined {
  const [day = ""] = DAY.exec(value) ?? [];
  const date = new Date(day);
  // The thirtieth of February is none.
  if (date.toJSON()?.slice(0, 10) !== day) return undefined;
  const format = { month: "long", day: "2-digit", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(locale, format).format(date);
}
