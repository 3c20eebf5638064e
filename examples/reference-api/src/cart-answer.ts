import type { CartSchema, LineItemSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { CartRow } from "./carts.js";
import type { CartLine, Quote } from "./quote.js";
import type { Place } from "./rates.js";
import { decimal, unitCents } from "./shop.js";

/** Builds the cart of content-3.1. Amounts are decimal texts in US dollars. */
export function cartOf(
  cart: CartRow,
  lines: readonly CartLine[],
  quote: Quote,
  shipTo: Place | undefined,
  combined: InferInput<typeof CartSchema>["combined"],
): InferInput<typeof CartSchema> {
  const items = lines.map(getLineItem);
  const { goods, discount, discounts, tax, shipping, total } = quote;
  return {
    id: String(cart.id),
    shoppingCartId: `QR-${String(cart.id).padStart(8, "0")}`,
    currency: { code: "USD" },
    cart_amount: decimal(goods - discount),
    base_amount: decimal(goods),
    discount_amount: decimal(discount),
    coupons: [...discounts].map(([code, cents]) => ({ code, discount_amount: decimal(cents) })),
    line_items: {
      physical_items: items.filter(({ lineType }) => lineType === "ship"),
      digital_items: items.filter(({ lineType }) => lineType !== "ship"),
    },
    subTotal: decimal(goods),
    tax: tax === undefined ? null : decimal(tax),
    shippingCost: shipping === undefined ? null : decimal(shipping),
    grandTotal: decimal(total),
    shipTo: shipTo ?? null,
    combined,
    modifiedTime: new Date(cart.modified).toISOString(),
  };
}

function getLineItem({ offer, quantity }: CartLine): InferInput<typeof LineItemSchema> {
  const { product, availability, type } = offer;
  return {
    product_id: product.id,
    availabilityId: availability.availability_id,
    lineType: type === "Perm" ? "perm" : type,
    url: `/product/${product.slug}/${product.id}`,
    image_url: `/cover/${product.id}.svg`,
    sku: availability.sku,
    name: product.title,
    format: type === "Perm" ? "Copyright Permissions" : availability.format,
    list_price: decimal(unitCents(offer)),
    unitPrice: decimal(unitCents(offer)),
    quantity,
    product: {
      contentType: product.contentType,
      language: availability.language,
      publicationDate: product.publicationDate,
      authors: [...product.authors],
      categories: [product.topic],
      marketingCategory: product.contentType,
      primaryCategory: product.topic,
      productStatus: availability.status,
    },
  };
}
