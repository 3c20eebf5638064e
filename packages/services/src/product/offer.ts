import { type Money, parseMoney } from "@quire/core";
import type { Amount, Availability, CartItemType } from "../contract/index.js";
import { getType } from "./product-type.js";

/** One form in which a product is sold: a format in a language. */
export interface ProductOffer {
  /** Id of the availability. The cart takes it as `productId`. */
  readonly id: string;
  readonly format: string;
  readonly language: string;
  readonly type: CartItemType;
  /** Undefined if the shop has none. */
  readonly price: Money | undefined;
  /** The amount of the API, in major units. */
  readonly amount: Amount | undefined;
  readonly isSoldOut: boolean;
  /** True for a product that can be ordered and ships on publication. */
  readonly isComingSoon: boolean;
  /** ISO 8601. For a product that is coming soon, its day of publication, if known. */
  readonly publicationDate: string;
  /** True if copy permissions are sold. */
  readonly permitsCopies: boolean;
  /** Price of one permission. */
  readonly permissionPrice: Money | undefined;
  readonly permissionAmount: Amount | undefined;
  readonly hasVolumePricing: boolean;
}

/** Reads an availability, with its amounts and type. */
export function offerOf(availability: Availability, currency: string): ProductOffer {
  const {
    availabilityId: id,
    format,
    language,
    listPrice,
    permissionPrice,
    status,
    publicationDate,
  } = availability;
  const money = (amount: Amount | null | undefined) =>
    amount == null ? undefined : parseMoney(amount, currency);
  return {
    id,
    format,
    language,
    publicationDate,
    type: getType(availability),
    price: money(listPrice),
    amount: listPrice ?? undefined,
    isSoldOut: status === "S",
    isComingSoon: status === "F",
    permitsCopies: availability.permissionsAvailable,
    permissionPrice: money(permissionPrice),
    permissionAmount: permissionPrice ?? undefined,
    hasVolumePricing: availability.isVolumePricingAvailable,
  };
}
