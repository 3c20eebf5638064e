import type { CartSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { Account, Availability, Cart, CartLine, Product, State, Visitor } from "../scenario/state.js";

const TAX = 0.0625;
const SHIPPING_CENTS = 695;
const PERCENT = 100;

const TYPES = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;

export interface Offer {
  readonly product: Product;
  readonly availability: Availability;
}

/** Returns the type of an availability's lines, except for permissions. */
export const getType = ({ lineType }: Availability): CartLine["type"] => TYPES[lineType];
const isCounted = ({ type }: Pick<CartLine, "type">) => type === "ship" || type === "Perm";
export const decimal = (cents: number) => (cents / PERCENT).toFixed(2);
export const getCents = (amount: string) => Math.round(Number(amount) * PERCENT);

/** Finds an availability by its id, or the first one of a product. */
export function offerOf({ products }: State, id: string): Offer | undefined {
  const offers = products.flatMap((product) =>
    product.availabilities.map((availability) => ({ product, availability })),
  );
  return (
    offers.find(({ availability }) => availability.availabilityId === id) ??
    offers.find(({ product }) => product.id === id)
  );
}

/** Returns the unit price in the shop's format. */
export function getPrice({ availabilityId, type }: CartLine, state: State): string {
  const { availability } = offerOf(state, availabilityId) ?? {};
  return (type === "Perm" ? availability?.permissionPrice : availability?.listPrice) ?? "0";
}

export const getFormat = ({ type }: CartLine, availability: Availability | undefined) =>
  type === "Perm" ? "Copyright Permissions" : (availability?.format ?? "");

/** Returns the cart of the caller. */
export const cartOf = (visitor: Visitor) => (visitor.account ?? visitor).cart;

export function cartForWriting(state: State, visitor: Visitor): Cart {
  const owner = visitor.account ?? visitor;
  owner.cart ??= newCart(state);
  return owner.cart;
}

type Wanted = Pick<CartLine, "availabilityId"> & Partial<CartLine>;

/** Creates a cart with these lines. Default type of a line: its availability's. */
export function newCart(state: State, wanted: readonly Wanted[] = []): Cart {
  const lines = wanted.map((line) => {
    const { availability } = offerOf(state, line.availabilityId) ?? {};
    return { type: availability ? getType(availability) : ("ship" as const), quantity: 1, ...line };
  });
  return {
    ...{ id: state.nextId(), lines, places: lines.map(getKey), coupons: [], modified: state.advanceClock() },
    ...{ shipTo: undefined, combined: undefined },
  };
}

const getKey = ({ availabilityId, type }: CartLine) => `${availabilityId} ${type}`;

/** Adds a line, or increases the line of the same form if its quantity can grow. */
export function addLine(cart: Cart, line: CartLine, isRestored = false): CartLine {
  const key = getKey(line);
  const known = cart.lines.find((one) => getKey(one) === key);
  if (known) {
    if (isCounted(line)) known.quantity += line.quantity;
    return known;
  }
  const added = { ...line, quantity: isCounted(line) ? line.quantity : 1 };
  const isPlaced = isRestored && cart.places.includes(key);
  if (!isPlaced) cart.places = [...cart.places.filter((one) => one !== key), key];
  const getPlace = (one: CartLine) => cart.places.indexOf(getKey(one));
  cart.lines = [...cart.lines, added].sort((a, b) => getPlace(a) - getPlace(b));
  return added;
}

/** Merges a guest's cart into the account's cart at sign-in. */
export function joinCarts(state: State, visitor: Visitor, account: Account): void {
  const { cart: guests } = visitor;
  visitor.cart = undefined;
  if (!guests || guests.lines.length === 0) return;
  if (!account.cart || account.cart.lines.length === 0) {
    account.cart = guests;
    return;
  }
  for (const line of guests.lines) addLine(account.cart, line);
  account.cart.combined = { id: state.nextId(), lines: guests.lines };
  account.cart.modified = state.advanceClock();
}

/** Returns the totals of a cart in cents. */
export function getTotals(cart: Cart, state: State) {
  const goods = cart.lines.reduce((sum, line) => sum + getCents(getPrice(line, state)) * line.quantity, 0);
  const percent = cart.coupons.reduce((sum, code) => sum + (state.coupons[code] ?? 0), 0);
  const discount = Math.round((goods * Math.min(percent, PERCENT)) / PERCENT);
  const tax = Math.round((goods - discount) * TAX);
  const shipping = cart.lines.some(({ type }) => type === "ship") ? SHIPPING_CENTS : 0;
  return { goods, discount, tax, shipping };
}

/** Returns the cart in the contract's shape. */
export function toCart(cart: Cart, state: State): InferInput<typeof CartSchema> {
  const { goods, discount, tax, shipping } = getTotals(cart, state);
  const { id, coupons, shipTo, combined, modified } = cart;
  const items = cart.lines.map((line) => getLineItem(line, state));
  const total = goods - discount + (shipTo ? tax + shipping : 0);
  return {
    ...{ id, shoppingCartId: `cart-${id}`, currency: { code: state.currency } },
    cart_amount: decimal(goods - discount),
    base_amount: decimal(goods),
    discount_amount: decimal(discount),
    coupons: coupons.map((code) => ({
      code,
      discount_amount: decimal(Math.round((goods * (state.coupons[code] ?? 0)) / PERCENT)),
    })),
    line_items: {
      physical_items: items.filter(({ lineType }) => lineType === "ship"),
      digital_items: items.filter(({ lineType }) => lineType !== "ship"),
    },
    subTotal: decimal(goods),
    tax: shipTo ? decimal(tax) : null,
    shippingCost: shipTo ? decimal(shipping) : null,
    grandTotal: decimal(total),
    shipTo: shipTo ?? null,
    combined: combined && {
      id: combined.id,
      items: combined.lines.map(({ availabilityId, quantity }) => ({
        name: offerOf(state, availabilityId)?.product.title ?? "",
        quantity,
      })),
    },
    modifiedTime: new Date(modified).toISOString(),
  };
}

function getLineItem(line: CartLine, state: State) {
  const { availabilityId, type, quantity } = line;
  const { product, availability } = offerOf(state, availabilityId) ?? {};
  return {
    ...{ product_id: product?.id ?? availabilityId, availabilityId, quantity },
    lineType: type === "Perm" ? "perm" : type,
    url: product?.url,
    image_url: product?.image,
    sku: availability?.sku,
    name: product?.title,
    format: getFormat(line, availability),
    list_price: getPrice(line, state),
    unitPrice: getPrice(line, state),
    product: {
      contentType: product?.contentType,
      language: availability?.language,
      publicationDate: availability?.publicationDate ?? product?.published,
      authors: [...(product?.authors ?? [])],
      categories: product ? [product.topic] : [],
      marketingCategory: product?.marketingCategory ?? product?.contentType,
      primaryCategory: product?.topic,
      productStatus: availability?.status,
    },
  };
}
