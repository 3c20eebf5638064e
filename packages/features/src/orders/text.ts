import { defineText } from "@quire/core";

/** Messages for the states (content-2.58), the lines and the actions of an order. */
export const text = defineText("orders", {
  purchased: "Purchased",
  cancelled: "Cancelled",
  total: "Total",
  itemCount: "{count, plural, one {# item} other {# items}}",
  accountNumber: "Account number {number}",
  moreLines: "{count, plural, one {# more item} other {# more items}}",
  caseStudy: "Case study access expires six months after purchase.",
  actions: "Files and receipt for {title}",
  files: "Download Files",
  receipt: "Print Receipt",

  // Accessible names of the actions, which each order repeats
  getFiles: "Download Files: {title}",
  getFile: "{format}, file {place}: {title}",
  getReceipt: "Print Receipt: {title}",

  // Nothing has been ordered
  noOrders: "No orders yet",
  welcome: "Welcome! Your store orders appear here, with their files and receipts.",
  store: "Store",
});
