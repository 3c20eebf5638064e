import { defineText } from "@quire/core";

export const text = defineText("cart", {
  added: "{count, plural, one {Added to your cart.} other {# items added to your cart.}}",
  notAdded:
    "Our apologies, something went wrong. Please call customer service and quote {count, plural, one {product} other {products}} {productIds}.",
  notAddedPhone:
    "Our apologies, something went wrong. Please call customer service at {phone} (US and Canada) or {phoneElsewhere} (elsewhere) and quote {count, plural, one {product} other {products}} {productIds}.",
  waiting: "You are offline. It will be added to your cart when you are connected again.",
  takenBack: "It was taken back.",
  brought: "{quantity, plural, one {{name}} other {# × {name}}}",
  combined: "Your carts are one now. Added to your account’s cart: {items}.",
  separated: "Your account’s cart is without it again.",
  notSeparated: "This could not be undone. Please take out of the cart what you do not want.",
  noneChosen: "Please choose how many you would like to add.",
  number: "Please enter a valid number.",
  notSold: "This cannot be ordered at the moment.",
  maintenance:
    "Our store is being moved to a new home. Ordering and order history are unavailable from 7:30am to 10am EST.",
  signedOut: "You have been signed out. Please sign in and add it again.",
  lost: "We could not reach the store. Please check your connection and try again.",
});
