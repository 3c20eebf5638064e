import * as v from "valibot";
import { AddressSchema, PlacesSchema } from "./address.js";
import { AmountSchema, MaybeAmountSchema } from "./amount.js";
import { CartSchema } from "./cart.js";
import { DownloadSchema } from "./download.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema, ProblemSchema } from "./failure.js";
import { FlagSchema, getList, getWholeList, TextSchema } from "./lenient.js";

/** The amounts of an order, in the cart's currency. */
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
  /** Delivery time in words. */
  description: TextSchema,
  cost: AmountSchema,
});
export type ShippingMethod = v.InferOutput<typeof ShippingMethodSchema>;

/** Place of a buyer for whom nothing ships. Tax depends on it. The server adds the state. */
const BillingPlaceSchema = v.object({
  countryCode: TextSchema,
  state: TextSchema,
  postalCode: TextSchema,
});

/** The state of a checkout: the cart, the options for the order, and the user's choices. */
export const CheckoutSchema = v.object({
  /**
   * The Idempotency-Key of this cart's order. The server creates it, so that it stays the same over reloads, tabs and
   * crashes without local storage.
   */
  orderKey: v.pipe(v.string(), v.minLength(16), v.maxLength(255)),
  /** Identifies everything that the user sees here. The server refuses an order with another quote. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  cart: CartSchema,
  /** True when something ships: an address and a shipping method are required. */
  ships: FlagSchema,
  /** Addresses of the user's account. */
  addresses: getWholeList(AddressSchema),
  /** Countries with delivery. */
  countries: PlacesSchema,
  shippingAddressId: TextSchema,
  billingAddressId: TextSchema,
  /**
   * With `place`, an order without shipping needs only a `billingPlace`: country and postal code. Missing means that it
   * needs a billing address.
   */
  billing: v.optional(v.fallback(v.picklist(["address", "place"]), "address"), "address"),
  billingPlace: v.nullish(BillingPlaceSchema),
  /** Methods for the chosen address, or else for the destination of the cart's estimate. Empty without both. */
  shippingMethods: getWholeList(ShippingMethodSchema),
  shippingMethod: TextSchema,
  /** The payment method, in the payment service's words (`Visa •••• 4242`). Empty before it is chosen. */
  paymentLabel: TextSchema,
  totals: TotalsSchema,
});
export type Checkout = v.InferOutput<typeof CheckoutSchema>;

const ReceiptLineSchema = v.object({
  title: TextSchema,
  contentType: TextSchema,
  format: TextSchema,
  quantity: v.number(),
  /** Price of the whole line. */
  total: AmountSchema,
  productStatus: TextSchema,
  publicationDate: TextSchema,
  /** The product's cover. */
  image: TextSchema,
});

export const ReceiptSchema = v.object({
  orderNumber: v.pipe(v.string(), v.nonEmpty()),
  /** ISO 8601. */
  ordered: v.string(),
  currency: v.nullish(v.string(), "USD"),
  emailAddress: TextSchema,
  lines: getWholeList(ReceiptLineSchema),
  shippingAddress: v.nullish(AddressSchema),
  billingAddress: v.nullish(AddressSchema),
  shippingMethod: TextSchema,
  paymentLabel: TextSchema,
  totals: TotalsSchema,
  /** Files of the order, as in the stream of orders. */
  downloads: getList(DownloadSchema),
  /** `CANCELLED`, or another value for a valid order. */
  orderStatus: TextSchema,
});
export type Receipt = v.InferOutput<typeof ReceiptSchema>;

const CheckoutAnswerSchema = v.object({
  /** `null` when the cart is empty. */
  checkout: v.nullable(CheckoutSchema),
  /**
   * A submitted order without a result, with its original key and quote, also when the cart has changed or is empty.
   * Submitting it again returns its result, and never places another order.
   */
  pending: v.nullish(v.object({ orderKey: v.string(), quote: v.string() })),
  /** The user's last order of the past hour, in case its answer was lost. */
  lastOrder: v.nullish(ReceiptSchema),
  maintenanceStatus: FlagSchema,
});
export type CheckoutAnswer = v.InferOutput<typeof CheckoutAnswerSchema>;

const IdSchema = v.pipe(v.string(), v.maxLength(64));

/**
 * Saves choices of a checkout and returns its state. An empty body only reads it. Needs an account. `payment` contains the
 * payment service's token and no card data.
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
      /** Only for a checkout with `billing: "place"`. 422 names the field, with the codes of `saveAddress`. */
      billingPlace: v.exactOptional(
        v.object({
          countryCode: v.pipe(v.string(), v.maxLength(2)),
          postalCode: v.pipe(v.string(), v.maxLength(100)),
        }),
      ),
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

/** Chooses the shipping method. 422 `unknown-method`: not available for this address. */
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

/** Failure of an order. With `payment-action-required`, `action` is the input of the payment adapter's `confirm`. */
export const OrderFailureSchema = v.object({
  errors: getWholeList(ProblemSchema),
  message: TextSchema,
  action: TextSchema,
});
export type OrderFailure = v.InferOutput<typeof OrderFailureSchema>;

/** Milliseconds for a payment, which can include a call to a bank. */
const SUBMIT_TIMEOUT = 30_000;

/**
 * Places the order of `quote`, always with the checkout's `orderKey` as the key. Codes:
 *
 * - 402: `payment-declined`, `payment-not-confirmed` (the second step was refused), `payment-action-required` (with
 *   `action`; submit again afterwards)
 * - 409: `sold-out` (`field` is the line's `availabilityId`), `price-changed`, `cart-changed`, `cart-empty`,
 *   `other-checkout` (the key belongs to another cart)
 * - 422: `required` with the missing field (`shippingAddressId`, `billingAddressId`, `shippingMethod`, `payment`)
 * - 503: `maintenance`, `payment-unavailable`, `order-pending` (the order may be placed; submit again to find out)
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

/** Returns the receipt of one of the user's orders. Needs an account. 404: the user has no such order. */
export const orderReceipt = endpoint({
  name: "orderReceipt",
  method: "GET",
  base: "api",
  path: "commerce/order/{orderNumber}",
  params: v.object({ orderNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) }),
  answer: v.object({ order: ReceiptSchema }),
  failures: { 404: FailureSchema },
  spec: "beyond-310",
});
