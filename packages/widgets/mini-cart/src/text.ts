import { defineText } from "@quire/core";

export const text = defineText("mini-cart", {
  label: "Cart",
  // The message uses {count} and not #, because the badge shows the bare number too. The page's first use of Intl's
  // number format would block a slow phone for 60 ms.
  count: "Cart, {count, plural, =0 {empty} one {{count} item} other {{count} items}}",
  heading: "Shopping cart",
  empty: "Your Shopping Cart is empty.",
  viewCart: "View Cart",
  checkout: "Checkout",
  visitStore: "Visit Our Store",
  items: "Items in your cart",
  quantity: "Quantity: {quantity}",
  permissions: "Copyright Permissions",
  more: "{count, plural, one {# more item} other {# more items}} in your cart",
  discount: "Discount",
  total: "Total",
  remove: "Remove",
  removeItem: "Remove {name}",
  removing: "Removing…",
  removingItem: "Removing… {name}",
  removeFailed: "Couldn’t remove this item. Please try again.",
  removeOffline: "You’re offline, so this item is still in your cart. Please try again.",
});
