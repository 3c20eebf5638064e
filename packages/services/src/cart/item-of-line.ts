import type { CartItem } from "../contract/index.js";
import type { CartLine } from "./cart-model.js";

/** By what the API tells a line from the others of its product. */
export function nameOf({
  productId,
  type,
  format,
}: CartLine): Pick<CartItem, "productId" | "type" | "format"> {
  // A permission's format is a caption; everything else may be in the cart in several formats.
  const isNamed = type !== "Perm" && format !== "";
  return { productId, ...(type && { type }), ...(isNamed && { format }) };
}

/** So many of what a line has, to be added: more of it, or what was taken out again. */
export function itemOfLine(line: CartLine, quantity: number): CartItem {
  const { unitPrice, url } = line.item;
  return {
    ...nameOf(line),
    quantity,
    ...(url && { productUrl: url }),
    ...(unitPrice != null && { productPrice: unitPrice }),
  };
}
