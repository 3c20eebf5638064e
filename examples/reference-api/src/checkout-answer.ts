import { type Cart, CartSchema, type Checkout, type LineItem } from "@quire/services/contract";
import * as v from "valibot";
import type { Account } from "./accounts.js";
import { parseBillingPlace } from "./billing-place.js";
import type { Quote } from "./quote.js";
import { addFiles } from "./receipts.js";
import { countries } from "./seed/countries.js";
import { shippingMethods } from "./shipping-methods.js";
import { decimal } from "./shop.js";
import type { State } from "./state.js";
import { getHash } from "./token.js";

const HOUR_MS = 60 * 60 * 1000;
const NOWHERE = { countryCode: "" };
const places = Object.entries(countries).map(([code, { name }]) => ({ code, name }));

export const getLines = ({ line_items: { physical_items, digital_items } }: Cart): LineItem[] => [
  ...physical_items,
  ...digital_items,
];

export const getCents = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);

/** Returns the state of an account's checkout, or undefined for an empty cart. */
export function getCheckout(state: State, { id }: Account): Checkout | undefined {
  const found = state.carts.find({ accountId: id });
  const cart = found && v.parse(CartSchema, state.carts.answer({ accountId: id }));
  if (!cart || getLines(cart).length === 0) return undefined;
  const row = state.checkouts.of(id);
  const addresses = state.addresses.list(id);
  const known = (addressId: string) => addresses.find((one) => one.id === addressId) ?? addresses[0];
  const ships = cart.line_items.physical_items.length > 0;
  const place = ships ? undefined : parseBillingPlace(row.billing_place);
  const billing = place ? undefined : known(row.billing_address_id);
  const shipping = ships ? known(row.shipping_address_id) : undefined;
  // Before the first address, methods and totals follow the destination of the cart's estimate.
  const destination = shipping ?? (ships ? cart.shipTo : undefined);
  const quoted = state.carts.quote(found, destination ?? billing ?? place ?? NOWHERE);
  const methods = destination ? shippingMethods(destination.countryCode, quoted.shipping) : [];
  const method = methods.find((one) => one.id === row.shipping_method) ?? methods[0];
  const totals = getTotals(quoted, getCents(method?.cost));
  const chosen = {
    shippingAddressId: shipping?.id ?? "",
    billingAddressId: billing?.id ?? "",
    billingPlace: place ?? null,
    shippingMethod: method?.id ?? "",
    paymentLabel: row.payment_label,
  };
  const quote = getQuote(cart, [chosen, getHash(row.payment_token), totals, shipping, billing]);
  const common = { orderKey: row.order_key, quote, cart, ships, addresses, countries: places };
  const needs = ships ? ("address" as const) : ("place" as const);
  return { ...common, ...chosen, billing: needs, shippingMethods: methods, totals };
}

function getTotals({ goods, discount, tax = 0 }: Quote, shipping: number): Checkout["totals"] {
  return {
    subTotal: decimal(goods),
    discount: decimal(discount),
    shippingCost: decimal(shipping),
    tax: decimal(tax),
    grandTotal: decimal(goods - discount + shipping + tax),
  };
}

/** Describes a quote in two parts, the cart's lines and its totals, so that each shows its own changes. */
function getQuote(cart: Cart, rest: readonly unknown[]): string {
  const lines = getLines(cart).map(({ availabilityId, lineType, quantity }) => [
    availabilityId,
    lineType,
    quantity,
  ]);
  return [lines, rest].map((part) => getHash(JSON.stringify(part)).slice(0, 22)).join(".");
}

/** Builds the answer of the checkout calls. */
export function checkoutAnswer(state: State, account: Account, now: number) {
  const open = state.orderAttempts.find(state.checkouts.of(account.id).order_key);
  const lastOrder = state.shopOrders.latest(account.id, now - HOUR_MS);
  return {
    checkout: getCheckout(state, account) ?? null,
    pending: open ? { orderKey: open.order_key, quote: open.contents.quote } : null,
    lastOrder: lastOrder ? addFiles(lastOrder, state) : null,
    maintenanceStatus: state.maintenance,
  };
}
