import * as v from "valibot";
import { AmountSchema, MaybeAmountSchema } from "./amount.js";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { CountSchema, FlagSchema, getList, getWholeList, IdSchema, TextSchema } from "./lenient.js";

/** One line of the cart (content-3.2). `unitPrice` is the price to pay, `list_price` the price before discounts. */
export const LineItemSchema = v.looseObject({
  product_id: IdSchema,
  /** Identifies the line when it is added or removed. Two languages of one format have different ones. */
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
      authors: getList(v.string()),
      categories: getList(v.string()),
      marketingCategory: TextSchema,
      primaryCategory: TextSchema,
      /** `F`: coming soon, on the day of publication. */
      productStatus: TextSchema,
    }),
  ),
});
export type LineItem = v.InferOutput<typeof LineItemSchema>;

/** Destination of an order, for the calculation of tax and shipping. */
export const DestinationSchema = v.object({
  /** ISO 3166, two letters. */
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Postal abbreviation of the state or province (`MA`). Empty if the country has none. */
  state: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  postalCode: v.optional(v.pipe(v.string(), v.maxLength(16)), ""),
});
export type Destination = v.InferInput<typeof DestinationSchema>;

/**
 * The cart (content-3.1). Unknown fields stay, because local storage keeps the cart as the API returned it.
 * `modifiedTime` is ISO 8601. The later of two carts is the current one.
 */
export const CartSchema = v.looseObject({
  id: IdSchema,
  shoppingCartId: TextSchema,
  currency: v.nullish(v.looseObject({ code: v.nullish(v.string(), "USD") }), () => ({ code: "USD" })),
  cart_amount: MaybeAmountSchema,
  base_amount: MaybeAmountSchema,
  discount_amount: MaybeAmountSchema,
  /** Coupons with their discounts. A discount can be zero while the cart is too small. */
  coupons: getWholeList(v.looseObject({ code: v.string(), discount_amount: MaybeAmountSchema })),
  line_items: v.looseObject({
    physical_items: getWholeList(LineItemSchema),
    digital_items: getWholeList(LineItemSchema),
  }),
  subTotal: MaybeAmountSchema,
  /** Missing without a destination, like `shippingCost`. */
  tax: MaybeAmountSchema,
  shippingCost: MaybeAmountSchema,
  grandTotal: MaybeAmountSchema,
  /** Destination of the current tax and shipping quote. */
  shipTo: v.nullish(
    v.looseObject({ countryCode: TextSchema, state: TextSchema, postalCode: TextSchema }),
    null,
  ),
  /** Items that a guest's cart added at sign-in, as long as they can be removed again by this `id`. */
  combined: v.nullish(
    v.looseObject({
      id: IdSchema,
      items: getWholeList(v.object({ name: TextSchema, quantity: CountSchema })),
    }),
  ),
  modifiedTime: v.nullish(v.union([v.string(), v.number()])),
});
export type Cart = v.InferOutput<typeof CartSchema>;

/** Type of a cart item to add (content-3.3). `Perm` is a copyright permission. */
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
  /** Restores a removed line at its old position instead of the end. */
  restored: v.optional(v.boolean()),
});
export type CartItem = v.InferInput<typeof CartItemSchema>;

/** The whole cart, or `null` if there is none yet. */
const CartAnswerSchema = v.object({ cart: v.nullable(CartSchema), maintenanceStatus: FlagSchema });

// Written out: spreading another schema's entries would count as a side effect and keep all of this in every page.
const AddAnswerSchema = v.object({
  cart: v.nullable(CartSchema),
  maintenanceStatus: FlagSchema,
  itemAdded: v.nullish(v.boolean(), true),
  /** Items whose quantity reached its limit, so that fewer were added than requested. */
  limited: getWholeList(
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
 * Adds items. Needs no account. An item with the product, type and format of a line increases its quantity if it ships or
 * is a permission. A digital line stays at one (content-5.12). `itemAdded` is false when nothing was added.
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
 * Removes the lines of a product, narrowed by type and format if given. `quantity` limits how many of each are removed, so
 * that two tabs which remove one each remove two.
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
 * Sets the destination of the cart. The server quotes tax and shipping for it in this and later answers, until the
 * destination changes. 422 names the `field` of a place without delivery.
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
 * Applies a coupon to the cart, or removes it with `remove`. Removing an absent coupon succeeds. Codes of refusals:
 * `unknown` or `expired` (422), `applied` (409, already on the cart), `used` (409, the account has used it in an order),
 * `empty` (422, the cart is empty).
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
 * Removes the items that a guest's cart added at sign-in, by `combined.id` of the account's cart. Later changes stay. At
 * sign-in a guest's cart is merged into the account's cart. If both had items, `combined` lists the added ones for some
 * time. 404 when that time is over.
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

/** Returns the time of the cart's last change in Last-Modified. The header is missing when there is no cart. */
export const shoppingCartHead = endpoint({
  name: "shoppingCartHead",
  method: "HEAD",
  base: "api",
  path: "commerce/shopping-cart",
  spec: "content-7.5",
});
