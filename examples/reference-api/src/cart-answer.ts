import type { CartSchema, LineItemSchema } from "@quire/services/contract";
import type { InferInput } from "valibot";
import type { CartRow } from "./carts.js";
import { decimal, type Offer, unitCents } from "./shop.js";

export interface CartLine {
  readonly offer: Offer;
  readonly quantity: number;
}

/** The cart as content-3.1 has it, amounts as decimal texts in US dollars. */
export function cartOf(cart: CartRow, lines: readonly CartLine[]): InferInput<typeof CartSchema> {
  const total = decimal(lines.reduce((sum, { offer, quantity }) => sum + unitCents(offer) * quantity, 0));
  const items = lines.map(lineItemOf);
  return {
    id: String(cart.id),
    shoppingCartId: `QR-${String(cart.id).padStart(8, "0")}`,
    currency: { code: "USD" },
    cart_amount: total,
    base_amount: total,
    discount_amount: "0.00",
    coupons: [],
    line_items: {
      physical_items: items.filter(({ lineType }) => lineType === "ship"),
      digital_items: items.filter(({ lineType }) => lineType !== "ship"),
    },
    subTotal: total,
    grandTotal: total,
    modifiedTime: new Date(cart.modified).toISOString(),
  };
}

function lineItemOf({ offer, quantity }: CartLine): InferInput<typeof LineItemSchema> {
  const { product, availability, type } = offer;
  return {
    product_id: product.id,
    availabilityId: availability.availability_id,
    lineType: type === "Perm" ? "perm" : type,
    url: `/product/${product.slug}/${product.id}`,
    image_url: "",
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
