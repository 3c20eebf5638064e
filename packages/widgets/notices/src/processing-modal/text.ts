import { defineText } from "@quire/core";

/** An order is being processed (content-2.39). */
export const text = defineText("processing-modal", {
  title: "Your order is being processed",
  message: "This takes a moment. Please keep this page open.",
});
