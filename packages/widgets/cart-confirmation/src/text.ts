import { defineText } from "@quire/core";

/** Texts for items that were added to the cart (content-2.54), or failed to be added (content-8.11). */
export const text = defineText("cart-confirmation", {
  added: "Added to your cart",
  notAdded: "Not added to your cart",
  permissions: "Copyright Permissions",
  quantity: "Quantity {quantity}",
  product: "Product {productId}",
  limited:
    "{quantity, plural, one {This was already in your cart. You can buy it once.} other {You have # of these in your cart, the most you can order at once.}}",
  coming: "Coming soon: available {date}",
  comingSoon: "Coming soon",
  related: "You might also like",
  continue: "Continue Shopping",
  checkout: "Checkout",
  apology: "Our apologies, something went wrong.",
  call: "Please call customer service:",
  domestic: "US and Canada",
  elsewhere: "Elsewhere",
  quote: "Please quote {count, plural, one {product} other {products}} {productIds}.",
  empty: "Nothing added yet.",
});
