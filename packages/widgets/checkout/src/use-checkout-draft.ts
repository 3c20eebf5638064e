import { CHECKOUT_DRAFT } from "@quire/services/order";
import { type DraftControl, useDraft } from "@quire/services/session";
import * as v from "valibot";

const typed = () => v.optional(v.pipe(v.string(), v.maxLength(100)));

/** Typed fields of an address. Nothing else is kept, least of all card data. */
const AddressDraftSchema = v.object({
  firstName: typed(),
  lastName: typed(),
  address1: typed(),
  address2: typed(),
  city: typed(),
  countryCode: typed(),
  state: typed(),
  postalCode: typed(),
});
export type AddressDraft = v.InferOutput<typeof AddressDraftSchema>;

const DraftSchema = v.object({
  /** Open forms with their input. */
  shippingAddressId: v.optional(AddressDraftSchema),
  billingAddressId: v.optional(AddressDraftSchema),
  /** True if the billing address is separate; undefined follows the chosen addresses. */
  isSplit: v.optional(v.boolean()),
});
export type CheckoutDraft = v.InferOutput<typeof DraftSchema>;

const FORM = { schema: DraftSchema, empty: {}, isKept: true };

/** The typed but unsent values. They survive reloads and an expired session. */
export function useCheckoutDraft(): DraftControl<CheckoutDraft> {
  return useDraft<CheckoutDraft>(FORM, CHECKOUT_DRAFT);
}
