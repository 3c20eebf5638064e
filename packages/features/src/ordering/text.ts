import { defineText } from "@quire/core";

export const text = defineText("ordering", {
  loading: "Loading your order…",
  empty: "Your Shopping Cart is empty.",
  visitStore: "Visit Our Store",
  signIn: "Sign in",
  register: "Create account",
  guestHeading: "Sign in to check out",
  guestReason: "Your account keeps your addresses and orders. Your cart stays as it is.",
  overHeading: "Sign in again to continue",
  overOut: "You’re signed out. Your cart is saved.",
  overOrder:
    "You were signed out while your order was being placed. Sign in again to see whether it went through.",
  overReason: "Your session has ended. Your cart and what you typed are still here.",
  maintenance:
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST. Your cart is safe.",
  checking: "We’re checking whether your order went through.",
  checkingMore: "Please don’t order again. We’ll show the result here.",
  busy: "The store is busy and hasn’t taken your order yet.",
  busyMore: "Keep this page open. We’ll send your order again in a moment.",
  lastOrder: "Your order {number} is placed. The items below haven’t been ordered yet.",
  unreachable: "We couldn’t reach the store, so nothing has changed. Please try again.",
  offline: "You’re offline, so nothing has changed. Please try again when you’re back online.",
  unsure:
    "We couldn’t reach the store, so we don’t know whether your last change was saved. Please check this page again in a moment.",
  unsureShown: "We don’t know whether your last change was saved. This is what the store has now.",
  shippingAddressMissing: "Please add a shipping address.",
  billingAddressMissing: "Please add a billing address.",
  shippingMethodMissing: "Please choose a shipping method.",
  paymentMissing: "Please enter a card.",
  declined: "Your card was declined, and nothing was ordered. Please use another card.",
  dropped:
    "Your card was declined, or your bank didn’t confirm the payment, and nothing was ordered. Please enter your card again, or use another one.",
  notConfirmed:
    "Your bank didn’t confirm this payment. Nothing was ordered or charged. Enter your card again to retry, or use another card.",
  aborted:
    "The payment wasn’t confirmed with your bank, and nothing was ordered. Place the order again to confirm it.",
  unavailable: "We can’t take payments right now, and nothing was ordered. Please try again later.",
  soldOut: "This has just sold out, and nothing was ordered. Remove it from your cart to order the rest.",
  priceChanged: "The total has changed, and nothing was ordered. Please check it before you place the order.",
  orderChanged:
    "Your order has changed since you reviewed it, and nothing was ordered. Please check it again.",
  cartChanged: "Your cart has changed, and nothing was ordered. Please check it before you place the order.",
  unknownAddress: "This address is no longer available. Please choose another one.",
  unknownMethod: "This shipping method isn’t available for this address. Please choose another one.",
  refused: "The store didn’t accept this. Please check your order.",
});
