import * as v from "valibot";
import { MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { FlagSchema, getAnswer, getList, IdSchema, TextSchema } from "./lenient.js";

/** One variant of a product (content-3.5). */
const AvailabilitySchema = v.object({
  /** The `productId` of the variant in the cart. */
  availabilityId: IdSchema,
  format: TextSchema,
  language: TextSchema,
  listPrice: MaybeAmountSchema,
  /** SHIP, EBOOK, BUNDLE, or another type of the shop. */
  lineType: TextSchema,
  /** The stock-keeping unit. Its suffix gives the type (content-9.16). */
  sku: TextSchema,
  permissionsAvailable: FlagSchema,
  /** Price of one permission to copy. Missing if only the cart calculates it. */
  permissionPrice: MaybeAmountSchema,
  isVolumePricingAvailable: FlagSchema,
  /** `F`: coming soon. `S`: sold out. Other values: available. */
  status: TextSchema,
  /** ISO 8601. For a product that is coming soon, its day of publication. */
  publicationDate: TextSchema,
});
export type Availability = v.InferOutput<typeof AvailabilitySchema>;

/** Lists the variants of a product in display order. 404: unknown product. */
export const productAvailabilities = endpoint({
  name: "productAvailabilities",
  method: "GET",
  base: "api",
  path: "product/{id}/availabilities",
  params: v.object({ id: v.string() }),
  answer: getAnswer({
    /** Currency of all prices, as ISO 4217. */
    currency: v.nullish(v.string(), "USD"),
    availabilities: getList(AvailabilitySchema),
  }),
  failures: { 404: FailureSchema },
  spec: "content-7.9",
});
