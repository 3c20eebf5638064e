import { defineText } from "@quire/core";

export const text = defineText("customer-service", {
  failed:
    "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.",
  phone: "US and Canada: {phone}",
  phoneElsewhere: "Elsewhere: {phone}",
});
