import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer, getList, MaybeIdSchema, TextSchema } from "./lenient.js";

/** A shipping or billing address (content-3.6). `countryCode` is ISO 3166-1 alpha-2. */
export const AddressSchema = v.object({
  id: MaybeIdSchema,
  firstName: TextSchema,
  lastName: TextSchema,
  address1: TextSchema,
  address2: TextSchema,
  city: TextSchema,
  /** The code of a listed state, or the typed text if the country has no list. */
  state: TextSchema,
  postalCode: TextSchema,
  countryCode: TextSchema,
});
export type Address = v.InferOutput<typeof AddressSchema>;

// The server validates each field: a stricter schema would refuse the whole address.
const PartSchema = v.optional(v.pipe(v.string(), v.maxLength(500)), "");

/** A country, or a state or province of one. */
const PlaceSchema = v.object({ code: v.string(), name: v.string() });
export type Place = v.InferOutput<typeof PlaceSchema>;
export const PlacesSchema = getList(PlaceSchema);

/**
 * Saves an address in the user's account, or changes the one with that `id`. Needs an account. 422 names each invalid
 * field with a code: `required`, `too-long`, `unknown-state`, `unknown-country`, `postal-code`, or `name` for a first or
 * last name that accounts-5.10 refuses.
 */
export const saveAddress = endpoint({
  name: "saveAddress",
  method: "POST",
  base: "api",
  path: "commerce/address",
  body: {
    as: "json",
    schema: v.object({
      id: v.exactOptional(v.string()),
      firstName: PartSchema,
      lastName: PartSchema,
      address1: PartSchema,
      address2: PartSchema,
      city: PartSchema,
      state: PartSchema,
      postalCode: PartSchema,
      countryCode: PartSchema,
    }),
  },
  answer: v.object({ address: AddressSchema }),
  failures: { 400: FailureSchema, 404: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.8",
});

/** Lists the states or provinces of a country code. An empty list: users type them. 404: no delivery there. */
export const stateProvinces = endpoint({
  name: "stateProvinces",
  method: "GET",
  base: "api",
  path: "commerce/state-province/{country}",
  params: v.object({ country: v.string() }),
  answer: getAnswer({ states: PlacesSchema }),
  failures: { 404: FailureSchema },
  spec: "content-7.8",
});
