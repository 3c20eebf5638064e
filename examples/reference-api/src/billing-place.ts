import { type Address, AddressSchema } from "@quire/services/contract";
import * as v from "valibot";
import { addressProblems } from "./address-problems.js";
import { Refusal } from "./refusal.js";
import { stateOfPostalCode } from "./state-of-postal-code.js";

const PlaceSchema = v.object({ countryCode: v.string(), state: v.string(), postalCode: v.string() });
export type BillingPlace = v.InferOutput<typeof PlaceSchema>;

const FIELDS: readonly string[] = ["countryCode", "postalCode"];

/** Returns the place with its state. @throws Refusal 422 by field */
export function readBillingPlace({ countryCode, postalCode }: Omit<BillingPlace, "state">): BillingPlace {
  const place = {
    countryCode,
    state: stateOfPostalCode(countryCode, postalCode),
    postalCode: postalCode.trim(),
  };
  const errors = addressProblems(toAddress(place)).filter(({ field }) => FIELDS.includes(field));
  if (errors.length > 0) throw new Refusal(422, { errors });
  return place;
}

/** Reads a stored place. Undefined for an empty text. */
export function parseBillingPlace(stored: string): BillingPlace | undefined {
  return stored ? v.parse(PlaceSchema, JSON.parse(stored)) : undefined;
}

/** Returns the place as the address of a receipt, without a name and a street. */
export const toAddress = (place: BillingPlace): Address => v.parse(AddressSchema, place);
