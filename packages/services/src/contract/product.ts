import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, IdSchema, listOf, TextSchema } from "./lenient.js";

/** One form in which a product is sold (content-3.5). */
const AvailabilitySchema = v.object({
  /** What goes into the cart as `productId`. */
  availabilityId: IdSchema,
  format: TextSchema,
  language: TextSchema,
  listPrice: MaybeAmountSchema,
  /** SHIP, EBOOK, BUNDLE, or whatever else a shop has. */
  lineType: TextSchema,
  /** The stock-keeping unit, by whose end the type goes (content-9.16). */
  sku: TextSchema,
  permissionsAvailable: FlagSchema,
  /** Of one permission to copy; missing where the cart is the first to say it. */
  permissionPrice: MaybeAmountSchema,
  isVolumePricingAvailable: FlagSchema,
  /** `F`: coming soon. `S`: sold out. With anything else it can be had. */
  status: TextSchema,
  /** ISO 8601; of what is coming soon the day it comes. */
  publicationDate: TextSchema,
});
export type Availability = v.InferOutput<typeof AvailabilitySchema>;

/** Every form in which a product is sold, in the order in which they are offered. 404: there is no such product. */
export const productAvailabilities = endpoint({
  name: "productAvailabilities",
  method: "GET",
  base: "api",
  path: "product/{id}/availabilities",
  params: v.object({ id: v.string() }),
  answer: v.object({
    /** ISO 4217, of all prices. */
    currency: v.nullish(v.string(), "USD"),
    availabilities: listOf(AvailabilitySchema),
  }),
  failures: { 404: FailureSchema },
  spec: "content-7.9",
});
