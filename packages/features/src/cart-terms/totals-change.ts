import { formatMoney, type Money } from "@quire/core";
import { type CartLine, type CartTotals, linesOf, type Quote, totalsOf } from "@quire/services/cart";
import type { Cart } from "@quire/services/contract";
import { text } from "./text.js";

/** What stands at its price: a cart, or a checkout of it. */
export interface Priced {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
}

const AMOUNTS = ["subTotal", "discount", "tax", "shipping", "grandTotal"] as const;
type Amount = (typeof AMOUNTS)[number];

/** A cart at the prices that it was quoted. */
export function pricedCart(cart: Cart): Priced {
  return { lines: linesOf(cart), totals: totalsOf(cart) };
}

/**
 * In one line what changed of the amounts, with prices that are not what they were; empty where nothing did. A cart that
 * has become another one at sign-in counts as the same: its reader sees one cart.
 */
export function totalsChange(
  before: Quote | undefined,
  after: Priced,
  locale: string,
  amounts: readonly Amount[] = AMOUNTS,
): string {
  if (!before || before.lines.length === 0) return "";
  const changes = [
    ...priceChanges(before, after, locale),
    ...amounts.flatMap((name) => changeOf(text(name), before.totals[name], after.totals[name], locale)),
  ];
  return changes.length > 0 ? text("changed", { changes: changes.join("; ") }) : "";
}

/**
 * The same for what another page showed: what a reader has added or left out since needs no telling, nor does what is
 * known first at a later step, as the shipping.
 */
export function changeSince(quote: Quote | undefined, after: Priced, locale: string): string {
  return totalsChange(quote, after, locale, quote && comparable(quote, after));
}

function comparable(before: Quote, after: Priced): readonly Amount[] {
  if (contentOf(before) !== contentOf(after)) return [];
  const isInBoth = (name: Amount) =>
    (before.totals[name] === undefined) === (after.totals[name] === undefined);
  const isSummedAlike = isInBoth("tax") && isInBoth("shipping");
  return AMOUNTS.filter(
    (name) => name === "discount" || (isInBoth(name) && (name !== "grandTotal" || isSummedAlike)),
  );
}

const contentOf = ({ lines }: Quote): string =>
  lines
    .map(({ key, quantity }) => `${quantity} ${key}`)
    .sort()
    .join("\n");

function priceChanges(before: Quote, after: Priced, locale: string): string[] {
  const prices = new Map(before.lines.map(({ key, unitPrice }) => [key, unitPrice]));
  return after.lines
    .filter(({ key }) => prices.has(key))
    .flatMap(({ key, name, unitPrice }) => changeOf(name, prices.get(key), unitPrice, locale));
}

function changeOf(
  what: string,
  before: Money | undefined,
  after: Money | undefined,
  locale: string,
): string[] {
  const [was, is] = [before, after].map((amount) => amount && isolated(amount, locale));
  if (was === is) return [];
  const zero = formatMoney({ minor: 0, currency: (after ?? before)?.currency ?? "USD" }, locale);
  if (was === undefined) return [text("changedTo", { what, after: is ?? zero })];
  return [text("changedFrom", { what, before: was, after: is ?? zero })];
}

/** What is taken off begins with a minus sign, which has no direction: in a sentence it is kept beside its amount. */
function isolated(amount: Money, locale: string): string {
  const words = formatMoney(amount, locale);
  return amount.minor < 0 ? `\u2068${words}\u2069` : words;
}
