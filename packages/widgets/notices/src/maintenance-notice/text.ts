import { defineText } from "@quire/core";

/** The store is closed for maintenance (content-2.38). */
export const text = defineText("maintenance-notice", {
  title: "Our new store is on its way",
  message:
    "Our new store is being migrated. Ordering and order history are unavailable from 7:30am to 10am EST. Your cart is safe.",
  continue: "Continue Shopping",
});
