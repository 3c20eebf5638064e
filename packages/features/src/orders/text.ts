import { defineText } from "@quire/core";

/** Messages for the states (content-2.58), the lines and the actions of an order. */
export const text = defineText("orders", {
  purchased: "Purchased",
  cancelled: "Cancelled",
  total: "Total",
  itemCount: "{count, plural, one {# item} other {# items}}",
  accountNumber: "Account number {number}",
  moreLines: "{count, plural, one {# more item} other {# more items}}",
  times: "{quantity} ×",
  caseStudy: "Case study access expires six months after purchase.",
  accessUntil: "Available until {day}.",
  accessOver: "Access ended on {day}.",
  actions: "Files and receipt for {title}",
  files: "Download Files",
  receipt: "Print Receipt",
  again: "Buy again",
  added: "Added to your cart",
  againFailed: "Couldn’t add this to your cart. Please try again.",

  // Accessible names of the actions, which each order repeats
  getFiles: "Download Files: {title}",
  getFile: "{format}, file {place}: {title}",
  getReceipt: "Print Receipt: {title}",
  getAgain: "Buy again: {title}",
  getAdded: "Added to your cart: {title}",

  // Nothing has been ordered
  noOrders: "No orders yet",
  welcome: "Welcome! Your store orders appear here, with their files and receipts.",
  store: "Store",
});
