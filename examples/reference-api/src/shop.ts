import type { CartItem, CartItemType } from "@quire/contract-service";
import type { Availability, Product } from "./seed/catalogue.js";

/** What is really sold for an item that somebody wants in the cart. */
export interface Offer {
  readonly product: Product;
  readonly availability: Availability;
  readonly type: CartItemType;
}

/** A copyright permission costs the same for every product; in cents. */
const PERMISSION_CENTS = 450;

export interface Shop {
  /** Undefined where no such product is sold in this form. Prices are the shop's, whatever the page said. */
  find(item: Pick<CartItem, "productId" | "type" | "format">): Offer | undefined;
  byAvailability(availabilityId: string, type: CartItemType): Offer | undefined;
}

/** Looks products up by their id or by the id of one availability. */
export function createShop(products: readonly Product[]): Shop {
  const entries = products.flatMap((product) => [
    [product.id, { product, choices: product.availabilities }] as const,
    ...product.availabilities.map((one) => [one.availabilityId, { product, choices: [one] }] as const),
  ]);
  const known = new Map<string, { product: Product; choices: readonly Availability[] }>(entries);

  return {
    find({ productId, type, format }) {
      const entry = known.get(productId);
      const availability = entry && choose(entry.choices, type, format);
      return entry && availability && offer(entry.product, availability, type);
    },
    byAvailability(availabilityId, type) {
      const entry = known.get(availabilityId);
      const availability = entry?.choices.find((one) => one.availabilityId === availabilityId);
      return entry && availability && offer(entry.product, availability, type);
    },
  };
}

/** In whole cents. */
export function unitCents({ availability, type }: Offer): number {
  return type === "Perm" ? PERMISSION_CENTS : Math.round(Number(availability.listPrice) * 100);
}

/** Something digital is owned once; what ships and what is permitted can be had many times (content-5.12). */
export function isCountable(type: CartItemType): boolean {
  return type === "ship" || type === "Perm";
}

function offer(
  product: Product,
  availability: Availability,
  asked: CartItemType | undefined,
): Offer | undefined {
  if (asked !== "Perm") return { product, availability, type: typeOf(availability) };
  return availability.permissionsAvailable ? { product, availability, type: "Perm" } : undefined;
}

function choose(
  choices: readonly Availability[],
  type: CartItemType | undefined,
  format: string | undefined,
): Availability | undefined {
  const named = choices.find((one) => one.format.toLowerCase() === format?.toLowerCase());
  if (named) return named;
  if (type === "Perm") return choices.find((one) => one.permissionsAvailable);
  return type === undefined ? choices[0] : (choices.find((one) => typeOf(one) === type) ?? choices[0]);
}

function typeOf({ lineType }: Availability): CartItemType {
  const types = { SHIP: "ship", EBOOK: "ebook", BUNDLE: "bundle", DIGITAL: "digital" } as const;
  return types[lineType];
}
