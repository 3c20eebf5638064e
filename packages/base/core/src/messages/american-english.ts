import { getFormat } from "./get-format.js";

// Chromium's first use of `Intl` takes a slow phone about 150 ms. These formats need none in American English.

/** Returns true for the locales "en" and "en-US". */
export const isAmerican = (locale: string): boolean => locale === "en" || locale === "en-US";

/** Formats a number as `Intl.NumberFormat` does. */
export function formatNumber(value: number, locale: string): string {
  const isShort = Number.isInteger(value) && value >= 0 && value < 1000;
  return isShort && isAmerican(locale) ? `${value}` : getFormat(Intl.NumberFormat, locale).format(value);
}

/** Returns the plural category as `Intl.PluralRules` does. */
export function getPluralCategory(value: number, locale: string): string {
  if (isAmerican(locale)) return Math.abs(value) === 1 ? "one" : "other";
  return getFormat(Intl.PluralRules, locale).select(value);
}
