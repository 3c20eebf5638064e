import * as v from "valibot";
import { AmountSchema, MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { CountSchema, FlagSchema, IdSchema, listOf, TextSchema, wholeListOf } from "./lenient.js";

/** One line of the cart (content-3.2). `unitPrice` is what counts; `list_price` is before discounts. */
export const LineItemSchema = v.looseObject({
  product_id: IdSchema,
  /** What it was added as, and is taken out as: tells two languages of one format apart. */
  availabilityId: TextSchema,
  lineType: TextSchema,
  url: TextSchema,
  image_url: TextSchema,
  sku: TextSchema,
  name: TextSchema,
  format: TextSchema,
  list_price: MaybeAmountSchema,
  unitPrice: MaybeAmountSchema,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(0)),
  product: v.nullish(
    v.looseObject({
      contentType: TextSchema,
      language: TextSchema,
      publicationDate: TextSchema,
      authors: listOf(v.string()),
      categories: listOf(v.string()),
      marketingCategory: TextSchema,
      primaryCategory: TextSchema,
      /** `F`: coming soon, on the day of publication. */
      productStatus: TextSchema,
    }),
  ),
});
export type LineItem = v.InferOutput<typeof LineItemSchema>;

/** Where an order is to go, as far as tax and shipping need to know it. */
export const DestinationSchema = v.object({
  /** ISO 3166, two letters. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** State or province, as its post writes it (`MA`); empty where a country has none. */
  state: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  postalCode: v.optional(v.pipe(v.string(), v.maxLength(16)), ""),
});
export type Destination = v.InferInput<typeof DestinationSchema>;

/**
 * The cart (content-3.1). Fields that Quire does not know stay where they are, because the cart is kept in
 * local storage as the API returned it. `modifiedTime` is ISO 8601; of two carts the later one holds.
 */
export const CartSchema = v.looseObject({
  id: IdSchema,
  shoppingCartId: TextSchema,
  currency: v.nullish(v.looseObject({ code: v.nullish(v.string(), "USD") }), () => ({ code: "USD" })),
  cart_amount: MaybeAmountSchema,
  base_amount: MaybeAmountSchema,
  discount_amount: MaybeAmountSchema,
  /** What each of them takes off, which may be nothing while the cart is too small for it. */
  coupons: wholeListOf(v.looseObject({ code: v.string(), discount_amount: MaybeAmountSchema })),
  line_items: v.looseObject({
    physical_items: wholeListOf(LineItemSchema),
    digital_items: wholeListOf(LineItemSchema),
  }),
  subTotal: MaybeAmountSchema,
  /** Missing as long as nobody has said where it goes; so is `shippingCost`. */
  tax: MaybeAmountSchema,
  shippingCost: MaybeAmountSchema,
  grandTotal: MaybeAmountSchema,
  /** What tax and shipping are quoted for. */
  shipTo: v.nullish(
    v.looseObject({ countryCode: TextSchema, state: TextSchema, postalCode: TextSchema }),
    null,
  ),
  /** What a guest's cart has added to the account's at sign-in, as long as that can be undone, by its `id`. */
  combined: v.nullish(
    v.looseObject({
      id: IdSchema,
      items: wholeListOf(v.object({ name: TextSchema, quantity: CountSchema })),
    }),
  ),
  modifiedTime: v.nullish(v.union([v.string(), v.number()])),
});
export type Cart = v.InferOutput<typeof CartSchema>;

/** content-3.3, cart item to add; `Perm` is a copyright permission. */
export const CartItemTypeSchema = v.picklist(["ship", "ebook", "bundle", "digital", "Perm"]);
export type CartItemType = v.InferOutput<typeof CartItemTypeSchema>;

const KeySchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999));

export const CartItemSchema = v.object({
  productId: KeySchema,
  productUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
  productPrice: v.optional(AmountSchema),
  type: v.optional(CartItemTypeSchema),
  quantity: v.optional(QuantitySchema, 1),
  format: v.optional(v.pipe(v.string(), v.maxLength(64))),
  referral: v.optional(v.pipe(v.string(), v.maxLength(32))),
  groupName: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** It was taken out, and comes back to its own place among the lines, not to their end. */
  restored: v.optional(v.boolean()),
});
export type CartItem = v.InferInput<typeof CartItemSchema>;

/** The whole cart, `null` where there is none yet. */
const CartAnswerSchema = v.object({ cart: v.nullable(CartSchema), maintenanceStatus: FlagSchema });

// Written out: spreading another schema's entries would count as a side effect and keep all of this in every page.
const AddAnswerSchema = v.object({
  cart: v.nullable(CartSchema),
  maintenanceStatus: FlagSchema,
  itemAdded: v.nullish(v.boolean(), true),
  /** Of which there is less in the cart than was asked for, as there can be no more: by what they were added as. */
  limited: wholeListOf(
    v.object({ productId: IdSchema, type: v.optional(CartItemTypeSchema), quantity: CountSchema }),
  ),
});

export const shoppingCart = endpoint({
  name: "shoppingCart",
  method: "GET",
  base: "api",
  path: "shopping-cart",
  answer: CartAnswerSchema,
  spec: "content-7.4",
});

/**
 * Adds items; needs no account. A line of the same product, type and format grows where it ships or is a
 * permission, and stays at one where it is digital (content-5.12). `itemAdded` false: nothing was added.
 */
export const addToShoppingCart = endpoint({
  name: "addToShoppingCart",
  method: "POST",
  base: "api",
  path: "shopping-cart",
  body: {
    as: "json",
    schema: v.object({ items: v.pipe(v.array(CartItemSchema), v.nonEmpty(), v.maxLength(50)) }),
  },
  answer: AddAnswerSchema,
  failures: { 400: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.4",
});

/**
 * Takes lines out: those of the product, narrowed by type and format where they are given. With a `quantity` no more
 * than so many of each, so that two tabs that take one each take two.
 */
export const removeFromShoppingCart = endpoint({
  name: "removeFromShoppingCart",
  method: "DELETE",
  base: "api",
  path: "shopping-cart",
  body: {
    as: "json",
    schema: v.object({
      items: v.pipe(
        v.array(
          v.object({
            productId: KeySchema,
            type: v.optional(CartItemTypeSchema),
            format: v.optional(v.string()),
            quantity: v.optional(QuantitySchema),
          }),
        ),
        v.nonEmpty(),
        v.maxLength(50),
      ),
    }),
  },
  answer: CartAnswerSchema,
  failures: { 400: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.4",
});

/**
 * Says where the cart goes; the server quotes tax and shipping for that in this and every later answer with the cart,
 * until another place is said. 422 for a place that is not delivered to, by the problem's `field`.
 */
export const estimateShoppingCart = endpoint({
  name: "estimateShoppingCart",
  method: "POST",
  base: "api",
  path: "shopping-cart/estimate",
  place: "shopping-cart",
  body: { as: "json", schema: DestinationSchema },
  answer: CartAnswerSchema,
  failures: { 400: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.6",
});

/**
 * Puts a coupon on the cart, or with `remove` takes it off, which succeeds too where it is not there. The problem's
 * `code` says why it was refused: `unknown` or `expired` (422), `applied` (409: it is on the cart), `used` (409: the
 * account has ordered with it before), `empty` (422: there is nothing in the cart).
 */
export const promoCode = endpoint({
  name: "promoCode",
  method: "POST",
  base: "api",
  path: "commerce/order/promo-code",
  place: "shopping-cart",
  body: {
    as: "json",
    schema: v.object({
      code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64)),
      remove: v.optional(v.boolean(), false),
    }),
  },
  answer: CartAnswerSchema,
  failures: { 400: FailureSchema, 409: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.10",
});

/**
 * Takes out again what the guest's cart has brought along, by `combined.id` of the account's cart; what was changed
 * since stays. 404 where it can no longer be undone. At sign-in a guest's cart joins the account's; where both had
 * something, the account's cart says what came along as `combined`, for a while.
 */
export const undoCombinedCart = endpoint({
  name: "undoCombinedCart",
  method: "DELETE",
  base: "api",
  path: "shopping-cart/combined",
  place: "shopping-cart",
  body: { as: "json", schema: v.object({ id: KeySchema }) },
  answer: CartAnswerSchema,
  failures: { 400: FailureSchema, 404: FailureSchema, 422: FailureSchema },
  keyed: true,
  spec: "content-7.4",
});

/** Tells by its Last-Modified whether the cart has changed; no such header where there is no cart. */
export const shoppingCartHead = endpoint({
  name: "shoppingCartHead",
  method: "HEAD",
  base: "api",
  path: "commerce/shopping-cart",
  spec: "content-7.5",
});
