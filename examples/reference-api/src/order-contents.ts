import { CartItemTypeSchema, type Checkout } from "@quire/services/contract";
import * as v from "valibot";
import type { Account } from "./accounts.js";
import { toAddress } from "./billing-place.js";
import { getCents, getLines } from "./checkout-answer.js";
import type { OrderContents } from "./order-attempts.js";
import type { PurchaseLine } from "./purchases.js";
import { refusal } from "./refusal.js";
import { decimal } from "./shop.js";

/**
 * Returns the contents of an order as the user saw them.
 * @throws Refusal 409 if they have changed since, 422 if something is missing
 */
export function orderContents(checkout: Checkout, account: Account, quote: string): OrderContents {
  refuseChanged(checkout, quote);
  refuseMissing(checkout);
  const { cart, totals, addresses, shippingAddressId, billingAddressId } = checkout;
  const lines = getLines(cart);
  const getAddress = (addressId: string) => addresses.find(({ id }) => id === addressId) ?? null;
  const method = checkout.shippingMethods.find(({ id }) => id === checkout.shippingMethod);
  return {
    cents: getCents(totals.grandTotal),
    extraCents: getCents(totals.grandTotal) - getCents(totals.subTotal),
    quote,
    ordered: lines.map(({ availabilityId, lineType, quantity }) => ({
      availabilityId,
      type: v.parse(CartItemTypeSchema, lineType === "perm" ? "Perm" : lineType),
      quantity,
    })),
    coupons: cart.coupons.filter((one) => getCents(one.discount_amount) > 0).map(({ code }) => code),
    receipt: {
      currency: cart.currency.code,
      emailAddress: account.email,
      lines: lines.map(({ name, format, quantity, unitPrice, product, image_url }) => ({
        title: name,
        contentType: product?.contentType ?? "",
        format,
        quantity,
        total: decimal(getCents(unitPrice) * quantity),
        productStatus: product?.productStatus ?? "",
        publicationDate: product?.publicationDate ?? "",
        image: image_url,
      })),
      shippingAddress: getAddress(shippingAddressId),
      billingAddress: checkout.billingPlace ? toAddress(checkout.billingPlace) : getAddress(billingAddressId),
      shippingMethod: method?.name ?? "",
      paymentLabel: checkout.paymentLabel,
      totals,
      // Both come with the answer.
      downloads: [],
      orderStatus: "",
    },
  };
}

/** Converts the lines for the order history. Digital lines can be downloaded. */
export function purchaseLines({ ordered, receipt }: OrderContents): PurchaseLine[] {
  return receipt.lines.map(({ title, contentType, format, quantity, total }, at) => {
    const { type, availabilityId } = ordered[at] ?? {};
    const line = {
      ...{ title, contentType, authors: [], cents: getCents(total), quantity },
      ...(type && { type, availabilityId }),
    };
    const isFile = type !== "ship" && type !== "Perm";
    return isFile ? { ...line, download: format } : line;
  });
}

/** @throws Refusal 409 if the contents differ from the quote that the user saw */
export function refuseChanged({ cart, quote: present }: Checkout, shownQuote: string): void {
  const soldOut = getLines(cart).find(({ product }) => product?.productStatus === "S");
  if (soldOut) throw refusal(409, "sold-out", `${soldOut.name} is sold out.`, soldOut.availabilityId);
  if (present === shownQuote) return;
  const isSameCart = present.split(".")[0] === shownQuote.split(".")[0];
  throw isSameCart
    ? refusal(409, "price-changed", "The total has changed.", "quote")
    : refusal(409, "cart-changed", "The cart has changed.", "quote");
}

function refuseMissing(checkout: Checkout): void {
  const needed = [
    ...(checkout.billingPlace ? [] : (["billingAddressId"] as const)),
    ...(checkout.ships ? (["shippingAddressId", "shippingMethod"] as const) : []),
    "paymentLabel",
  ] as const;
  const missing = needed.find((field) => !checkout[field]);
  if (!missing) return;
  const field = missing === "paymentLabel" ? "payment" : missing;
  throw refusal(422, "required", "This field is required.", field);
}
