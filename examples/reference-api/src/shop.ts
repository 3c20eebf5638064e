import type { CartItem, CartItemType } from "@quire/services/contract";
import type { Availabilities, AvailabilityRow } from "./availabilities.js";
import type { Product } from "./seed/catalogue.js";

/** The sellable availability of a requested item. */
export interface Offer {
  readonly product: Product;
  readonly availability: AvailabilityRow;
  readonly type: CartItemType;
}

/** A copyright permission costs the same for every product; in cents. */
export const PERMISSION_CENTS = 450;

export interface Shop {
  /** Undefined where no such product is sold in this form, or nothing of it is left. Prices are the shop's own. */
  find(item: Pick<CartItem, "productId" | "type" | "format">): Offer | undefined;
  /** Item of a cart line, also after it is sold out. */
  byAvailability(availabilityId: string, type: CartItemType): Offer | undefined;
}

/** Looks products up by their id or by the id of one availability. */
export function createShop(products: readonly Product[], availabilities: Availabilities): Shop {
  const known = new Map(products.map((product) => [product.id, product]));

  function offer(availability: AvailabilityRow | undefined, asked: CartItemType | undefined) {
    const product = availability && known.get(availability.product_id);
    if (!product) return undefined;
    if (asked !== "Perm") return { product, availability, type: typeOf(availability) };
    return availability.permissions_available ? { product, availability, type: asked } : undefined;
  }
  return {
    find({ productId, type, format }) {
      const named = availabilities.find(productId);
      const choices = named ? [named] : availabilities.ofProduct(productId);
      const left = choices.filter(({ status }) => status !== "S");
      return offer(choose(left, type, format), type);
    },
    byAvailability: (availabilityId, type) => offer(availabilities.find(availabilityId), type),
  };
}

/** In whole cents. */
export function unitCents({ availability, type }: Offer): number {
  return type === "Perm" ? PERMISSION_CENTS : availability.cents;
}

/** As the API writes amounts: 1295 is "12.95". */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Something digital is owned once; what ships and what is permitted can be had many times (content-5.12). */
export function isCountable(type: CartItemType): boolean {
  return type === "ship" || type === "Perm";
}

function choose(
  choices: readonly AvailabilityRow[],
  type: CartItemType | undefined,
  format: string | undefined,
): AvailabilityRow | undefined {
  const named = choices.find((one) => one.format.toLowerCase() === format?.toLowerCase());
  if (named) return named;
  if (type === "Perm") return choices.find((one) => one.permissions_available);
  return type === undefined ? choices[0] : (choices.find((one) => typeOf(one) === type) ?? choices[0]);
}

function typeOf({ line_type }: AvailabilityRow): CartItemType {
  const types = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;
  return types[line_type];
}
