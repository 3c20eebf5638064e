import { isAmerican } from "../messages/american-english.js";
import { getFormat } from "../messages/get-format.js";

/** An amount in the currency's smallest unit: 1295 is 12.95 in US dollars. */
export interface Money {
  readonly minor: number;
  /** ISO 4217, such as "USD". */
  readonly currency: string;
}

/** Default currency of cart amounts (content-9.12). */
export const DEFAULT_CURRENCY = "USD";

/** Returns an API's currency code in capitals. An invalid code becomes the default, because `Intl` would throw on it. */
export function currencyCode(code: string): string {
  return /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : DEFAULT_CURRENCY;
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/** Decimals of a whole amount: `auto` shows "$16.00", `stripIfInteger` shows "$16". */
type WholeAmounts = "auto" | "stripIfInteger";

function formatFor(locale: string, currency: string, zeros: WholeAmounts = "auto"): Intl.NumberFormat {
  const options = { style: "currency", currency, trailingZeroDisplay: zeros } as const;
  return getFormat(Intl.NumberFormat, locale, options);
}

function fractionDigits(currency: string): number {
  if (currency === DEFAULT_CURRENCY) return 2;
  return formatFor("en", currency).resolvedOptions().maximumFractionDigits ?? 2;
}

/**
 * Parses an API's decimal amount without binary rounding errors. Rounds to the currency's smallest unit, half away from
 * zero.
 * @returns `undefined` for an invalid amount
 * @example parseMoney("12.95", "USD"); // { minor: 1295, currency: "USD" }
 */
export function parseMoney(amount: string | number, code = DEFAULT_CURRENCY): Money | undefined {
  const [, sign, units, fraction = ""] = DECIMAL.exec(String(amount)) ?? [];
  if (units === undefined) return undefined;
  const currency = currencyCode(code);
  const digits = fractionDigits(currency);
  const minorDigits = fraction.slice(0, digits).padEnd(digits, "0");
  const rest = Number(`0.${fraction.slice(digits) || "0"}`);
  const minor = Number(units + minorDigits) + (rest >= 0.5 ? 1 : 0);
  return { minor: sign ? -minor : minor, currency };
}

/** Multiplies an amount by `quantity`. */
export function multiplyMoney({ minor, currency }: Money, quantity: number): Money {
  return { minor: minor * quantity, currency };
}

/** Adds amounts of one currency. */
export function sumMoney(
  amounts: readonly Money[],
  currency = amounts[0]?.currency ?? DEFAULT_CURRENCY,
): Money {
  let total = 0;
  for (const { minor } of amounts) total += minor;
  return { minor: total, currency };
}

/** A symbol such as "US$" in right-to-left text, which would move its sign to the left: "$US". */
const MIXED_SYMBOL = /(\u200f.*?)([A-Z]+\p{Sc})/u;

/**
 * Formats an amount for a locale, with thousands separators: "$1,234.50" (content-9.12). The symbol is the locale's usual
 * one. Narrow symbols would show US and Canadian dollars alike.
 */
export function formatMoney({ minor, currency }: Money, locale: string, zeros?: WholeAmounts): string {
  if (currency === DEFAULT_CURRENCY && isAmerican(locale) && Number.isSafeInteger(minor))
    return formatDollars(minor, zeros);
  const text = formatFor(locale, currency, zeros).format(minor / 10 ** fractionDigits(currency));
  return text.replace(MIXED_SYMBOL, "$1\u2066$2\u2069");
}

/** Formats US dollars in American English as `Intl.NumberFormat` does. */
function formatDollars(minor: number, zeros?: WholeAmounts): string {
  const digits = String(Math.abs(minor)).padStart(3, "0");
  const cents = digits.slice(-2);
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  const decimals = zeros === "stripIfInteger" && cents === "00" ? "" : `.${cents}`;
  return `${minor < 0 ? "-" : ""}$${dollars}${decimals}`;
}
