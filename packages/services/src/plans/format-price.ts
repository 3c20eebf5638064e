import { formatMoney, type Money } from "@quire/core";

/**
 * Formats a price of a plan. Unlike an amount of the cart, a whole price has no decimals: "$16", "$13.34".
 * @example formatPrice({ minor: 1600, currency: "USD" }, "en-US"); // "$16"
 */
export const formatPrice = (money: Money, locale: string): string =>
  formatMoney(money, locale, "stripIfInteger");
