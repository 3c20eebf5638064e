import { defineText } from "@quire/core";

/** States of an order (content-2.58). */
export const text = defineText("stream-list", {
  purchased: "Purchased",
  cancelled: "Cancelled",
});
