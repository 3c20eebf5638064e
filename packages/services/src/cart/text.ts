import { defineText } from "@quire/core";

export const text = defineText("cart", {
  added: "{count, plural, one {Added to your cart.} other {# items added to your cart.}}",
  notAdded:
    "Our apologies, something went wrong. Please call customer service and quote {count, plural, one {product} other {products}} {productIds}.",
  notAddedPhone:
    "Our apologies, something went wrong. Please call customer service at {phone} (US and Canada) or {phoneElsewhere} (elsewhere) and quote {count, plural, one {product} other {products}} {productIds}.",
  waiting: "You’re offline. We’ll add it to your cart when you’re back online.",
  takenBack: "Removed from your cart.",
  brought: "{quantity, plural, one {{name}} other {# × {name}}}",
  combined: "We combined your carts. Added to your account’s cart: {items}.",
  separated: "Removed from your account’s cart.",
  notSeparated: "Couldn’t undo this. Please remove what you don’t want from your cart.",
  noneChosen: "Please choose a quantity.",
  number: "Please enter a valid number.",
  notSold: "You can’t order this right now.",
  maintenance:
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST.",
  signedOut: "You’ve been signed out. Please sign in and add it again.",
  notKept: "Your browser didn’t keep your cart. Allow cookies for this site, then add it again.",
  lost: "We couldn’t reach the store. Please check your connection and try again.",
});
