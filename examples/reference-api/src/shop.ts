import type { CartItem, CartItemType } from "@quire/services/contract";
import type { Availabilities, AvailabilityRow } from "./availabilities.js";
import type { Product } from "./seed/catalogue.js";

/** The sellable availability of a requested item. */
export interface Offer {
  readonly product: Product;
  readonly availability: AvailabilityRow;
  readonly type: CartItemType;
}

/** Price of a copyright permission in cents, the same for every product. */
export const PERMISSION_CENTS = 450;

export interface Shop {
  /** Returns undefined if the product is not sold in this form or is sold out. Prices come from the shop. */
  find(item: Pick<CartItem, "productId" | "type" | "format">): Offer | undefined;
  /** Returns the item of a cart line, even after it is sold out. */
  byAvailability(availabilityId: string, type: CartItemType): Offer | undefined;
}

/** Looks products up by their id or by the id of one availability. */
export function createShop(products: readonly Product[], availabilities: Availabilities): Shop {
  const known = new Map(products.map((product) => [product.id, product]));

  function offer(availability: AvailabilityRow | undefined, itemType: CartItemType | undefined) {
    const product = availability && known.get(availability.product_id);
    if (!product) return undefined;
    if (itemType !== "Perm") return { product, availability, type: getType(availability) };
    return availability.permissions_available ? { product, availability, type: itemType } : undefined;
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

/** Returns the price of one piece in whole cents. */
export function unitCents({ availability, type }: Offer): number {
  return type === "Perm" ? PERMISSION_CENTS : availability.cents;
}

/** Formats an amount as the API does: 1295 becomes "12.95". */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Only shipped items and permissions have a quantity. A digital item is owned once (content-5.12). */
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
  return type === undefined ? choices[0] : (choices.find((one) => getType(one) === type) ?? choices[0]);
}

function getType({ line_type }: AvailabilityRow): CartItemType {
  const types = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;
  return types[line_type];
}
