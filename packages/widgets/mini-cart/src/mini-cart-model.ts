import { formatMoney, type Money, sumMoney } from "@quire/core";
import { type CartLine, type CartState, linesOf, totalOf } from "@quire/services/cart";

/** One line of the cart as it is shown. */
export interface ShownLine {
  readonly line: CartLine;
  /** Copyright permissions have words of their own instead of a format. */
  readonly isPermission: boolean;
  /** Empty where the API said no price. */
  readonly total: string;
}

/** The cart as the flyout shows it; amounts are written for the locale (content-9.12). */
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

/** Shows at most `limit` lines. */
export function shownCart({ cart }: Pick<CartState, "cart">, limit: number, locale: string): ShownCart {
  const lines = linesOf(cart);
  const total = totalOf(cart);
  return {
    lines: lines.slice(0, limit).map((line) => ({
      line,
      isPermission: line.type === "Perm",
      total: line.total ? formatMoney(line.total, locale) : "",
    })),
    more: countOf(lines.slice(limit)),
    count: countOf(lines),
    discount: discountOf(lines, total, locale),
    total: formatMoney(total, locale),
  };
}

/** The sum of quantities. */
export function countOf(lines: readonly CartLine[]): number {
  let count = 0;
  for (const { quantity } of lines) count += quantity;
  return count;
}

/** Without it, lines and total would not add up where a coupon counts. */
function discountOf(lines: readonly CartLine[], total: Money, locale: string): string {
  const sum = sumMoney(
    lines.flatMap((line) => line.total ?? []),
    total.currency,
  );
  const minor = total.minor - sum.minor;
  return minor < 0 ? formatMoney({ minor, currency: total.currency }, locale) : "";
}
