import type { CartItem } from "../contract/index.js";
import type { CartLine } from "./cart-model.js";

/** Returns the fields by which the API identifies a line of a product. */
export function getName({
  productId,
  type,
  format,
}: CartLine): Pick<CartItem, "productId" | "type" | "format"> {
  // A permission's format is only a caption. Other products can be in the cart in several formats.
  const isNamed = type !== "Perm" && format !== "";
  return { productId, ...(type && { type }), ...(isNamed && { format }) };
}

/** Returns a line's product as an item to add, to increase the line or to restore it. */
export function toCartItem(line: CartLine, quantity: number): CartItem {
  const { unitPrice, url } = line.item;
  return {
    ...getName(line),
    quantity,
    ...(url && { productUrl: url }),
    ...(unitPrice != null && { productPrice: unitPrice }),
  };
}
