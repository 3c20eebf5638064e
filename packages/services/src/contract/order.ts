import * as v from "valibot";
import { AddressSchema, PlacesSchema } from "./address.js";
import { AmountSchema, MaybeAmountSchema } from "./amount.js";
import { CartSchema } from "./cart.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema, ProblemSchema } from "./failure.js";
import { FlagSchema, TextSchema, wholeListOf } from "./lenient.js";

/** What an order comes to, in the cart's currency; `discount` is what is taken off. */
const TotalsSchema = v.object({
  subTotal: AmountSchema,
  discount: MaybeAmountSchema,
  shippingCost: MaybeAmountSchema,
  tax: MaybeAmountSchema,
  grandTotal: AmountSchema,
});
export type Totals = v.InferOutput<typeof TotalsSchema>;

const ShippingMethodSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** When it comes, in words. */
  description: TextSchema,
  cost: AmountSchema,
});
export type ShippingMethod = v.InferOutput<typeof ShippingMethodSchema>;

/** All that an order still needs, and what of it is chosen. */
export const CheckoutSchema = v.object({
  /**
   * The Idempotency-Key of the order that comes of this cart. The server says it: so it is one over reloads, tabs, and
   * a browser that crashed, without anything being kept there.
   */
  orderKey: v.pipe(v.string(), v.minLength(16), v.maxLength(255)),
  /** Stands for all that the reader sees here; an order of something else is refused. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  cart: CartSchema,
  /** Something is sent: an address and a way are needed. */
  ships: FlagSchema,
  /** Of the reader's account. */
  addresses: wholeListOf(AddressSchema),
  /** To which something is sent. */
  countries: PlacesSchema,
  shippingAddressId: TextSchema,
  billingAddressId: TextSchema,
  /** To the chosen address; none before there is one. */
  shippingMethods: wholeListOf(ShippingMethodSchema),
  shippingMethod: TextSchema,
  /** How it is paid, as the payment service says it (`Visa •••• 4242`); empty: not said yet. */
  paymentLabel: TextSchema,
  totals: TotalsSchema,
});
export type Checkout = v.InferOutput<typeof CheckoutSchema>;

const ReceiptLineSchema = v.object({
  title: TextSchema,
  contentType: TextSchema,
  format: TextSchema,
  quantity: v.number(),
  /** For all of them together. */
  total: AmountSchema,
  productStatus: TextSchema,
  publicationDate: TextSchema,
});

export const ReceiptSchema = v.object({
  orderNumber: v.pipe(v.string(), v.nonEmpty()),
  /** ISO 8601. */
  ordered: v.string(),
  currency: v.nullish(v.string(), "USD"),
  emailAddress: TextSchema,
  lines: wholeListOf(ReceiptLineSchema),
  shippingAddress: v.nullish(AddressSchema),
  billingAddress: v.nullish(AddressSchema),
  shippingMethod: TextSchema,
  paymentLabel: TextSchema,
  totals: TotalsSchema,
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

const CheckoutAnswerSchema = v.object({
  /** `null`: there is nothing in the cart. */
  checkout: v.nullable(CheckoutSchema),
  /**
   * An order that was submitted and neither placed nor refused: as it was submitted, whatever the cart is by now, and
   * also where it is empty. Submitting just this finds out what became of it, and never orders anything else.
   */
  pending: v.nullish(v.object({ orderKey: v.string(), quote: v.string() })),
  /** What the reader ordered within the last hour, for who did not hear what became of it. */
  lastOrder: v.nullish(ReceiptSchema),
  maintenanceStatus: FlagSchema,
});
export type CheckoutAnswer = v.InferOutput<typeof CheckoutAnswerSchema>;

const IdSchema = v.pipe(v.string(), v.maxLength(64));

/**
 * Tells where a checkout stands, and takes what was chosen; an empty body only asks. Needs an account. `payment` has the
 * payment service's token and nothing of a card.
 */
export const shippingPayment = endpoint({
  name: "shippingPayment",
  method: "POST",
  base: "api",
  path: "commerce/shipping-payment",
  body: {
    as: "json",
    schema: v.object({
      shippingAddressId: v.exactOptional(IdSchema),
      billingAddressId: v.exactOptional(IdSchema),
      payment: v.exactOptional(
        v.object({
          token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
          label: v.pipe(v.string(), v.maxLength(60)),
        }),
      ),
    }),
  },
  answer: CheckoutAnswerSchema,
  failures: { 400: FailureSchema, 409: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.7",
});

/** Chooses how it is sent. 422 `unknown-method`: not to this address. */
export const chooseShippingMethod = endpoint({
  name: "chooseShippingMethod",
  method: "POST",
  base: "api",
  path: "commerce/order/shipping-method",
  body: { as: "json", schema: v.object({ shippingMethod: IdSchema }) },
  answer: CheckoutAnswerSchema,
  failures: { 400: FailureSchema, 409: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.10",
});

/** `action` goes with `payment-action-required`: what the payment adapter's `confirm` needs for the second step. */
export const OrderFailureSchema = v.object({
  errors: wholeListOf(ProblemSchema),
  message: TextSchema,
  action: TextSchema,
});
export type OrderFailure = v.InferOutput<typeof OrderFailureSchema>;

/** What a payment may take, with a bank that is asked. */
const SUBMIT_TIMEOUT = 30_000;

/**
 * Orders what `quote` stands for, under the checkout's `orderKey`, and no other key. Codes:
 * 402 `payment-declined`, `payment-not-confirmed` (the second step was refused), `payment-action-required` (with `action`; afterwards it is submitted again);
 * 409 `sold-out` (`field` is the line's `availabilityId`), `price-changed`, `cart-changed`, `cart-empty`, `other-checkout`
 * (the key is of another cart); 422 `required` with the field that is missing (`shippingAddressId`, `billingAddressId`,
 * `shippingMethod`, `payment`); 503 `maintenance`, `payment-unavailable`, and
 * `order-pending`: it may have been ordered, asking again tells.
 */
export const submitOrder = endpoint({
  name: "submitOrder",
  method: "POST",
  base: "api",
  path: "commerce/order/submit",
  body: { as: "json", schema: v.object({ quote: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }) },
  answer: v.object({ order: ReceiptSchema }),
  failures: {
    400: FailureSchema,
    402: OrderFailureSchema,
    409: FailureSchema,
    422: FailureSchema,
    503: FailureSchema,
  },
  keyed: true,
  timeout: SUBMIT_TIMEOUT,
  spec: "content-7.10",
});
