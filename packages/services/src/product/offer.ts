import { type Money, parseMoney } from "@quire/core";
import type { Amount, Availability, CartItemType } from "../contract/index.js";
import { typeOf } from "./product-type.js";

/** One form in which a product is sold: a format in a language. */
export interface ProductOffer {
  /** Id of the availability. The cart takes it as `productId`. */
  readonly id: string;
  readonly format: string;
  readonly language: string;
  readonly type: CartItemType;
  /** Undefined where the shop says none. */
  readonly price: Money | undefined;
  /** As the API wrote it, in major units. */
  readonly amount: Amount | undefined;
  readonly isSoldOut: boolean;
  /** It can be ordered, and is sent when it is there. */
  readonly isComingSoon: boolean;
  /** ISO 8601; of what is coming soon the day it comes, where that is known. */
  readonly publicationDate: string;
  /** True if copy permissions are sold. */
  readonly permitsCopies: boolean;
  /** Of one permission. */
  readonly permissionPrice: Money | undefined;
  readonly permissionAmount: Amount | undefined;
  readonly hasVolumePricing: boolean;
}

/** Reads amounts and the type once. */
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
    type: typeOf(availability),
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
