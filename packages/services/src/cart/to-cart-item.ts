import { type Activation, formatIssuePath, QuireError } from "@quire/core";
import * as v from "valibot";
import { type CartItem, CartItemSchema } from "../contract/index.js";
import { getReferral } from "./listing-address.js";

/**
 * Returns the item in the data of a trigger or form (content-3.3).
 * @throws QuireError `trigger/incomplete`
 */
export function toCartItem(data: Activation["data"]): CartItem {
  const { productId, productUrl, productPrice, type, quantity, format, groupName } = data;
  // The product's address may contain the referral (content-2.4).
  const referral = data.referral || (productUrl && getReferral(productUrl));
  const attributes = { productId, productUrl, productPrice, type, format, referral, groupName };
  const filled = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== "");
  const counted = quantity ? { quantity: Number(quantity) } : {};
  const result = v.safeParse(CartItemSchema, { ...Object.fromEntries(filled), ...counted });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = formatIssuePath(issue).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  throw new QuireError("trigger/incomplete", `An add-to-cart trigger cannot be used: data-${name}.`, {
    why: `${issue.message}.`,
    fix: 'Write data-product-id="10042" data-type="ship|ebook|bundle|digital|Perm" data-product-price="12.95" data-quantity="1".',
  });
}
