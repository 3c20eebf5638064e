import type { CartSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { Account, Availability, Cart, CartLine, Product, State, Visitor } from "../scenario/state.js";

const TAX = 0.05;
const SHIPPING_CENTS = 695;
const PERCENT = 100;

const TYPES = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;

export interface Offer {
  readonly product: Product;
  readonly availability: Availability;
}

export const typeOf = ({ lineType }: Availability): CartLine["type"] => TYPES[lineType];
const isCounted = ({ type }: Pick<CartLine, "type">) => type === "ship" || type === "Perm";
export const decimal = (cents: number) => (cents / PERCENT).toFixed(2);
export const centsOf = (amount: string) => Math.round(Number(amount) * PERCENT);

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

/** The cart of whoever calls. */
export const cartOf = (visitor: Visitor) => (visitor.account ?? visitor).cart;

export function cartForWriting(state: State, visitor: Visitor): Cart {
  const owner = visitor.account ?? visitor;
  owner.cart ??= {
    ...{ id: state.nextId(), lines: [], coupons: [], modified: state.tick() },
    ...{ shipTo: undefined, combined: undefined },
  };
  return owner.cart;
}

/** A line of the same form grows where it is counted. */
export function addLine(cart: Cart, line: CartLine): void {
  const known = cart.lines.find(
    ({ availabilityId, type }) => availabilityId === line.availabilityId && type === line.type,
  );
  if (!known) cart.lines.push({ ...line, quantity: isCounted(line) ? line.quantity : 1 });
  else if (isCounted(line)) known.quantity += line.quantity;
}

/** A guest's cart joins the account's at sign-in. */
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
  account.cart.modified = state.tick();
}

/** Totals of a cart, in cents. */
export function totalsOf(cart: Cart, state: State) {
  const goods = cart.lines.reduce((sum, line) => {
    const { availability } = offerOf(state, line.availabilityId) ?? {};
    return sum + centsOf(availability?.listPrice ?? "0") * line.quantity;
  }, 0);
  const percent = cart.coupons.reduce((sum, code) => sum + (state.coupons[code] ?? 0), 0);
  const discount = Math.round((goods * Math.min(percent, PERCENT)) / PERCENT);
  const tax = Math.round((goods - discount) * TAX);
  const shipping = cart.lines.some(({ type }) => type === "ship") ? SHIPPING_CENTS : 0;
  return { goods, discount, tax, shipping };
}

/** The cart as the contract has it. */
export function toCart(cart: Cart, state: State): InferInput<typeof CartSchema> {
  const { goods, discount, tax, shipping } = totalsOf(cart, state);
  const { id, coupons, shipTo, combined, modified } = cart;
  const items = cart.lines.map((line) => lineItemOf(line, state));
  const total = goods - discount + (shipTo ? tax + shipping : 0);
  return {
    ...{ id, shoppingCartId: `cart-${id}`, currency: { code: "USD" } },
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

function lineItemOf({ availabilityId, type, quantity }: CartLine, state: State) {
  const { product, availability } = offerOf(state, availabilityId) ?? {};
  return {
    ...{ product_id: product?.id ?? availabilityId, availabilityId, quantity },
    lineType: type === "Perm" ? "perm" : type,
    url: product?.url,
    sku: availability?.sku,
    name: product?.title,
    format: availability?.format,
    list_price: availability?.listPrice,
    unitPrice: availability?.listPrice,
    product: {
      contentType: product?.contentType,
      language: availability?.language,
      publicationDate: product?.published,
      authors: [...(product?.authors ?? [])],
      productStatus: availability?.status,
    },
  };
}
