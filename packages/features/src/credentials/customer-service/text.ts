import { defineText } from "@quire/core";

/** The exact sentence of accounts-8.25 with its contacts. Every form shows it when a submit fails. */
export const text = defineText("credentials", {
  generic:
    "We are sorry. We are unable to process your request at this time. <help>Customer Service</help> is available 24/7.",
  phone: "US and Canada: <call>{phone}</call>",
  phoneElsewhere: "Elsewhere: <call>{phone}</call>",
});
