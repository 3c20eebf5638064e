import type { ShippingMethod } from "@quire/services/contract";
import { decimal } from "./shop.js";

const NEAR = ["US", "CA"];
/** Surcharge for express shipping in whole cents. */
const HASTE = 900;

/** Lists the shipping methods of a country with their prices. `parcel` is the cheapest price in whole cents. */
export function shippingMethods(countryCode: string, parcel = 0): ShippingMethod[] {
  const isNear = NEAR.includes(countryCode);
  const standard = {
    id: "standard",
    name: "Standard",
    description: isNear ? "5 to 8 business days" : "10 to 15 business days",
    cost: decimal(parcel),
  };
  const express = {
    id: "express",
    name: "Express",
    description: isNear ? "2 business days" : "4 business days",
    cost: decimal(parcel + HASTE),
  };
  return [standard, express];
}
