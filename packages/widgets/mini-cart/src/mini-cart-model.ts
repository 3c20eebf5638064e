import { formatMoney, type Money, sumMoney } from "@quire/core";
import { type CartLine, type CartState, getLines, getTotal } from "@quire/services/cart";

/** One line of the cart as the flyout shows it. */
export interface ShownLine {
  readonly line: CartLine;
  /** True for copyright permissions, which have a separate text instead of a format. */
  readonly isPermission: boolean;
  /** Total of the line; empty if the API gave no price. */
  readonly total: string;
}

/** The cart as the flyout shows it, with amounts formatted for the locale (content-9.12). */
export interface ShownCart {
  readonly lines: readonly ShownLine[];
  /** The quantities of the lines beyond the limit. */
  readonly more: number;
  /** The sum of all quantities. */
  readonly count: number;
  /** The difference between the lines' sum and the total; empty if there is none. */
  readonly discount: string;
  readonly total: string;
}

/** Builds the shown cart with at most `limit` lines. */
export function getShownCart({ cart }: Pick<CartState, "cart">, limit: number, locale: string): ShownCart {
  const lines = getLines(cart);
  const total = getTotal(cart);
  return {
    lines: lines.slice(0, limit).map((line) => ({
      line,
      isPermission: line.type === "Perm",
      total: line.total ? formatMoney(line.total, locale) : "",
    })),
    more: getCount(lines.slice(limit)),
    count: getCount(lines),
    discount: getDiscount(lines, total, locale),
    total: formatMoney(total, locale),
  };
}

/** Adds up all quantities. */
export function getCount(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
}

/** Returns the discount of coupons, so that the lines and the total add up. */
function getDiscount(lines: readonly CartLine[], total: Money, locale: string): string {
  const sum = sumMoney(
    lines.flatMap((line) => line.total ?? []),
    total.currency,
  );
  const minor = total.minor - sum.minor;
  return minor < 0 ? formatMoney({ minor, currency: total.currency }, locale) : "";
}
