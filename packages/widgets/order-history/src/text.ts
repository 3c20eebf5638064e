import { defineText } from "@quire/core";

export const text = defineText("order-history", {
  heading: "Your orders",
  reason: "Sign in to see your orders, with their files and receipts.",
  maintenance:
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST.",
});
