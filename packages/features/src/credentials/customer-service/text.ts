import { defineText } from "@quire/core";

/** The sentence of accounts-8.25 and its contacts, exactly: what any form says that could not be sent. */
export const text = defineText("credentials", {
  generic:
    "We are sorry. We are unable to process your request at this time. <help>Customer Service</help> is available 24/7.",
  phone: "US and Canada: <call>{phone}</call>",
  phoneElsewhere: "Elsewhere: <call>{phone}</call>",
});
