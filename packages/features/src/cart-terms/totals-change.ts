import { formatMoney, type Money } from "@quire/core";
import { type CartLine, type CartTotals, getLines, getTotals, type Quote } from "@quire/services/cart";
import type { Cart } from "@quire/services/contract";
import { text } from "./text.js";

/** A cart or checkout with its prices. */
export interface PricedOrder {
  readonly lines: readonly CartLine[];
  readonly totals: CartTotals;
}

const AMOUNTS = ["subTotal", "discount", "tax", "shipping", "grandTotal"] as const;
type Amount = (typeof AMOUNTS)[number];

const CALCULATED_LATER = ["tax", "shipping"] as const;

/** Returns a cart's lines and totals. */
export function toPricedCart(cart: Cart): PricedOrder {
  return { lines: getLines(cart), totals: getTotals(cart) };
}

/**
 * Describes changed prices and amounts in one line. Empty if nothing changed. A cart that was replaced at
 * sign-in counts as the same cart, because the user sees one cart. Tax and shipping that became known are
 * only named, because the totals above the line show them.
 */
export function describeTotalsChange(
  before: Quote | undefined,
  after: PricedOrder,
  locale: string,
  amounts: readonly Amount[] = AMOUNTS,
): string {
  if (!before || before.lines.length === 0) return "";
  const included = CALCULATED_LATER.filter(
    (name) => amounts.includes(name) && !before.totals[name] && after.totals[name]?.minor,
  );
  const named: readonly Amount[] = included.length > 0 ? [...included, "grandTotal"] : [];
  const others = amounts.filter((name) => !named.includes(name));
  const label = (name: Amount) => text(name === "grandTotal" && isEstimated(after) ? "estimatedTotal" : name);
  const changes = [
    ...priceChanges(before, after, locale),
    ...others.flatMap((name) => getChange(label(name), before.totals[name], after.totals[name], locale)),
  ];
  return [
    ...(changes.length > 0 ? [text("changed", { changes: changes.join("; ") })] : []),
    ...(included.length > 0 ? [text("included", { what: included.join("-and-") })] : []),
  ].join(" ");
}

const isEstimated = ({ lines, totals }: PricedOrder): boolean =>
  isEstimate(
    totals,
    lines.some(({ type }) => type === "ship"),
  );

/**
 * Describes changes since another page. It ignores amounts that differ because the user has changed the cart, or that are
 * only known at a later step, such as shipping.
 */
export function changeSince(quote: Quote | undefined, after: PricedOrder, locale: string): string {
  return describeTotalsChange(quote, after, locale, quote && getComparableAmounts(quote, after));
}

function getComparableAmounts(before: Quote, after: PricedOrder): readonly Amount[] {
  if (getContent(before) !== getContent(after)) return [];
  const isInBoth = (name: Amount) =>
    (before.totals[name] === undefined) === (after.totals[name] === undefined);
  const isSummedAlike = isInBoth("tax") && isInBoth("shipping");
  return AMOUNTS.filter(
    (name) => name === "discount" || (isInBoth(name) && (name !== "grandTotal" || isSummedAlike)),
  );
}

const getContent = ({ lines }: Quote): string =>
  lines
    .map(({ key, quantity }) => `${quantity} ${key}`)
    .sort()
    .join("\n");

function priceChanges(before: Quote, after: PricedOrder, locale: string): string[] {
  const prices = new Map(before.lines.map(({ key, unitPrice }) => [key, unitPrice]));
  return after.lines
    .filter(({ key }) => prices.has(key))
    .flatMap(({ key, name, unitPrice }) => getChange(name, prices.get(key), unitPrice, locale));
}

function getChange(
  what: string,
  before: Money | undefined,
  after: Money | undefined,
  locale: string,
): string[] {
  const [was, is] = [before, after].map((amount) => amount && formatIsolated(amount, locale));
  if (was === is) return [];
  const zero = formatMoney({ minor: 0, currency: (after ?? before)?.currency ?? "USD" }, locale);
  if (was === undefined) return after?.minor ? [text("changedTo", { what, after: is ?? zero })] : [];
  return [text("changedFrom", { what, before: was, after: is ?? zero })];
}

/** Formats an amount. A negative one is isolated, so that its minus sign stays next to it in right-to-left text. */
function formatIsolated(amount: Money, locale: string): string {
  const words = formatMoney(amount, locale);
  return amount.minor < 0 ? `\u2068${words}\u2069` : words;
}

/** Returns true until the server has quoted tax and, for something to ship, shipping. */
export function isEstimate({ tax, shipping }: CartTotals, ships: boolean): boolean {
  return tax === undefined || (ships && shipping === undefined);
}
