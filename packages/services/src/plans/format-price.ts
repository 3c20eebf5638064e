import type { Money } from "@quire/core";

/**
 * Formats a price of a plan. Unlike an amount of the cart, a whole price has no decimals: "$16", "$13.34".
 * @example formatPrice({ minor: 1600, currency: "USD" }, "en-US"); // "$16"
 */
export function formatPrice({ minor, currency }: Money, locale: string): string {
  const style = { style: "currency", currency } as const;
  const digits = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const amount = minor / 10 ** digits;
  const fraction = Number.isInteger(amount) ? { minimumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(locale, { ...style, ...fraction }).format(amount);
}
