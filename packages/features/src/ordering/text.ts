import { defineText } from "@quire/core";

export const text = defineText("ordering", {
  loading: "Loading your order…",
  empty: "Your Shopping Cart is empty.",
  visitStore: "Visit Our Store",
  signIn: "Sign in",
  register: "Create account",
  guestHeading: "Sign in to check out",
  guestReason:
    "An order belongs to an account: it keeps your addresses, and what you have bought. Your cart stays as it is.",
  overHeading: "Sign in again to go on",
  overOut: "You are signed out. Your cart is kept.",
  overOrder:
    "You are signed out, and your order was on its way. Sign in again, and this page will tell you what became of it.",
  overReason: "Your session has ended. Your cart, and what you have typed, are kept.",
  maintenance:
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST. What is in your cart is safe.",
  checking: "We are checking whether your order went through.",
  checkingMore: "Please do not order again: this page will tell you.",
  busy: "The store is busy and has not taken your order yet.",
  busyMore: "Keep this page open: your order is sent again in a moment.",
  lastOrder: "Your order {number} is placed. What stands here has not been ordered yet.",
  unreachable: "We could not reach the store, so nothing has changed. Please try again.",
  offline: "You are offline, so nothing has changed. Please try again when you are connected.",
  unsure:
    "We could not reach the store, so it is not known whether your last change was saved. Please look at this page again in a moment.",
  unsureShown:
    "The store did not say whether your last change was saved. What you see here is what it has now.",
  shippingAddressMissing: "Please add an address that it is sent to.",
  billingAddressMissing: "Please add a billing address.",
  shippingMethodMissing: "Please choose how it is sent.",
  paymentMissing: "Please enter a card.",
  declined: "Your card was declined, and nothing was ordered. Please use another card.",
  dropped:
    "Your card was declined, or your bank did not confirm the payment, and nothing was ordered. Please enter your card again, or use another one.",
  notConfirmed:
    "Your bank did not confirm this payment: it was refused or stopped there. Nothing was ordered or charged. Enter your card again to be asked once more, or use another card.",
  aborted:
    "Your bank did not get your confirmation, and nothing was ordered. Place the order again to give it.",
  unavailable: "We cannot take payments at the moment, and nothing was ordered. Please try again later.",
  soldOut: "This has just sold out, and nothing was ordered. Take it out of your cart to order the rest.",
  priceChanged:
    "The total has changed, and nothing was ordered. Please look at it before you place the order.",
  orderChanged:
    "Something about this order has changed since you looked at it, and nothing was ordered. Please look at it again.",
  cartChanged:
    "Your cart has changed, and nothing was ordered. Please look at it before you place the order.",
  unknownAddress: "This address is no longer there. Please choose another one.",
  unknownMethod: "It is not sent this way to this address. Please choose another one.",
  refused: "The store did not accept this. Please look at your order again.",
});
