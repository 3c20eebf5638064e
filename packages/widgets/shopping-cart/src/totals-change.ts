import { formatMoney, type Money } from "@quire/core";
import { type CartState, linesOf, totalsOf } from "@quire/services/cart";
import { text } from "./text.js";

type Cart = NonNullable<CartState["cart"]>;

/**
 * In one line what changed of a cart's amounts, with prices that are not what they were; empty where nothing did, or
 * it is another cart.
 */
export function totalsChange(before: Cart | null | undefined, after: Cart, locale: string): string {
  if (!before || before.id !== after.id || linesOf(before).length === 0) return "";
  const changes = [...priceChanges(before, after, locale), ...amountChanges(before, after, locale)];
  return changes.length > 0 ? text("changed", { changes: changes.join("; ") }) : "";
}

function amountChanges(before: Cart, after: Cart, locale: string): string[] {
  const [then, now] = [totalsOf(before), totalsOf(after)];
  const names = ["subTotal", "discount", "tax", "shipping", "grandTotal"] as const;
  return names.flatMap((name) => changeOf(text(name), then[name], now[name], locale));
}

function priceChanges(before: Cart, after: Cart, locale: string): string[] {
  const prices = new Map(linesOf(before).map(({ key, unitPrice }) => [key, unitPrice]));
  return linesOf(after)
    .filter(({ key }) => prices.has(key))
    .flatMap(({ key, name, unitPrice }) => changeOf(name, prices.get(key), unitPrice, locale));
}

function changeOf(
  what: string,
  before: Money | undefined,
  after: Money | undefined,
  locale: string,
): string[] {
  const [was, is] = [before, after].map((amount) => amount && formatMoney(amount, locale));
  if (was === is) return [];
  const zero = formatMoney({ minor: 0, currency: (after ?? before)?.currency ?? "USD" }, locale);
  if (was === undefined) return [text("changedTo", { what, after: is ?? zero })];
  return [text("changedFrom", { what, before: was, after: is ?? zero })];
}
