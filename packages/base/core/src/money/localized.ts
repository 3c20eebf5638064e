import { isAmerican } from "../messages/american-english.js";
import { getFormat } from "../messages/get-format.js";
import { formatMoney, type Money } from "./money.js";

const DAY = /^\d{4}-\d\d-\d\d(?!\d)/;

/**
 * Formats a day in the locale: "November 05, 2026" in English (content-9.18), "5. November 2026" in German (beyond-440).
 * It is the day in the value itself, in UTC unless the value has a time zone.
 * @param value ISO 8601, a day or a time
 * @returns undefined when the value is no date
 */
export function formatDay(value: string, locale: string): string | undefined {
  const [day = ""] = DAY.exec(value) ?? [];
  const date = new Date(day);
  // Refuses invalid days such as February 30.
  if (date.toJSON()?.slice(0, 10) !== day) return undefined;
  if (isAmerican(locale) && day > GREGORIAN) return formatAmericanDay(day);
  const dayFormat = locale.startsWith("en") ? "2-digit" : "numeric";
  const format = { month: "long", day: dayFormat, year: "numeric", timeZone: "UTC" } as const;
  return getFormat(Intl.DateTimeFormat, locale, format).format(date);
}

/** `Intl` shows earlier days by the Julian calendar. */
const GREGORIAN = "1583";

const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(
  ",",
);

/** Formats a valid day in American English as `Intl.DateTimeFormat` does. */
function formatAmericanDay(value: string): string {
  const [year, month, day] = value.split("-");
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}

/** Values use the locale of their message. An English sentence has no Arabic digits. */
type Localized = (locale: string) => string;

/** Formats an amount, isolated from the direction of the text around it. */
export const formatLocalMoney =
  (amount: Money): Localized =>
  (locale) =>
    `\u2068${formatMoney(amount, locale)}\u2069`;

/** Formats a day by `formatDay`. Other text stays unchanged. */
export const formatLocalDate =
  (value: string): Localized =>
  (locale) =>
    formatDay(value, locale) ?? value;
